import Almanac
import Desk
import System
import Weather

extension Units {
  static let fileName = "units"
  static let variable = "WIDGETTY_UNITS"

  /// The units of the region, changed by what was said. Returns a fault for an invalid word.
  static func settled(by said: SettingWords, at site: Site) -> (units: Units, fault: String?) {
    var units = Units(in: site.environment, language: site.language)
    var fault: String?
    for saying in said.sayings {
      switch saying.origin {
      case .file(let path): fault = units.read(saying.text, from: path, at: site) ?? fault
      case .variable:
        fault =
          units.choose(saying.text).map {
            site.commandWords.text(
              "command-error.units.variable %@ %@ %@", variable, $0.quoted,
              site.commandWords.alternatives(words))
          } ?? fault
      case .config, .key, .flag: _ = units.choose(saying.text)
      }
    }
    return (units, fault)
  }

  /// Reads the file; returns the first error.
  private mutating func read(
    _ text: String, from path: String, at site: Site
  ) -> String? {
    var complaint: String?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.hasPrefix("#") {
      guard let word = choose(String(line)), complaint == nil else { continue }
      complaint = site.commandWords.text(
        "command-error.units.line %@ %@ %@ %@", path, "\(index + 1)", word.quoted,
        site.commandWords.alternatives(Self.words))
    }
    return complaint
  }

  /// The usual units of the region in the environment. If that names none, Korean stands for Korea.
  init(in environment: [String: String], language: Language?) {
    let other = language == .korean ? "KR" : ""
    func region(_ category: String) -> String {
      let names = ["LC_ALL", category, "LANG"].compactMap { environment[$0] }
      return names.first { !$0.isEmpty }.flatMap(\.region) ?? other
    }
    self.init(usualIn: region("LC_MEASUREMENT"), andForTimesIn: region("LC_TIME"))
  }
}

extension String {
  /// The two letters of the region in a locale such as `ko_KR.UTF-8`; nil without one.
  fileprivate var region: String? {
    let parts = split(separator: "_", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    let letters = parts[1].prefix { $0.isASCII && $0.isLetter }
    return letters.count == 2 ? letters.uppercased() : nil
  }
}
