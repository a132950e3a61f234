import Almanac
import FoundationEssentials
import Wire
import Weather

extension Prey {
  private static let query = (try? Zone(posix: "KST-9")).map { zone in
    WeatherQuery(about: .seoul, in: zone, at: Date(timeIntervalSince1970: 1_795_221_660))
  }

  static func readOpenMeteo(_ bytes: [UInt8]) throws { try read(bytes, by: OpenMeteo()) }
  static func readMETNorway(_ bytes: [UInt8]) throws {
    try read(bytes, by: METNorway(contact: "a@b.org"))
  }

  /// What a station understands can be written and read.
  private static func read(_ bytes: [UInt8], by station: some Station) throws {
    guard let query else { return }
    let answer = station.answer(from: HTTPResponse(body: Data(bytes)), to: query)
    if case .report = answer {
      try BrokenLaw.check(WeatherAnswer(text: answer.text)?.text == answer.text)
    }
  }

  static func readAnswer(_ bytes: [UInt8]) throws {
    guard let answer = WeatherAnswer(text: String(decoding: bytes, as: UTF8.self)) else { return }
    try BrokenLaw.check(WeatherAnswer(text: answer.text) == answer)
  }
}
