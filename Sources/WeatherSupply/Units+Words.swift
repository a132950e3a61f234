import Almanac
import Desk
import Weather

extension Units {
  static let fileName = "units"
  static let variable = "WIDGETTY_UNITS"

  /// Those that are usual where the person is, unless the file, before it the environment or, before
  /// both, the command line says otherwise. What makes no sense is told of.
  static func settled(by said: SettingWords, at site: Site) -> (units: Units, fault: String?) {
    var units = Units(in: site.environment, language: site.language)
    var fault = said.file.flatMap { units.read($0.text, from: $0.path) }
    if let text = said.variable, let word = units.choose(text) {
      fault = "\(variable): \(word.quoted) isn't \(words.alternatives)."
    }
    if let text = said.flag { _ = units.choose(text) }
    return (units, fault)
  }

  /// The first complaint about a line.
  private mutating func read(_ text: String, from path: String) -> String? {
    var complaint: String?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.hasPrefix("#") {
      guard let word = choose(String(line)), complaint == nil else { continue }
      complaint = "\(path): line \(index + 1): \(word.quoted) isn't \(Self.words.alternatives)."
    }
    return complaint
  }

  /// A language that was chosen stands for its own region where the environment names none.
  private init(in environment: [String: String], language: Language?) {
    let other = language == .korean ? "KR" : ""
    func region(_ category: String) -> String {
      let names = ["LC_ALL", category, "LANG"].compactMap { environment[$0] }
      return names.first { !$0.isEmpty }.flatMap(\.region) ?? other
    }
    self.init(usualIn: region("LC_MEASUREMENT"), andForTimesIn: region("LC_TIME"))
  }
}

extension String {
  /// Of a locale such as `ko_KR.UTF-8`, the two letters of its region.
  fileprivate var region: String? {
    let parts = split(separator: "_", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    let letters = parts[1].prefix { $0.isASCII && $0.isLetter }
    return letters.count == 2 ? letters.uppercased() : nil
  }
}
