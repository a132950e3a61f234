import System
import Foundation
import Home
import Testing
import Timelines

@testable import Desk

struct ReadingDocumentTests {
  private func document(_ readings: [TileText]) throws -> TranscriptDocument {
    TranscriptDocument(
      readings: readings, strings: Asset.koreanStrings.strings)
  }

  @Test func saysThatItIsLocked() throws {
    var document = try document([
      reading(1, "dday", "D-Day", []), reading(2, "weather", "날씨", ["23°"]),
    ])
    document.isLocked = true
    #expect(document.text.description == "1. D-Day (dday)\n잠김\n\n2. 날씨 (weather)\n23°\n")
    let json = document.json.description
    #expect(json.contains(#""locked": true"#) && json.contains(#""text": []"#))
  }

  private func reading(_ number: Int, _ kind: String, _ name: String, _ lines: [String])
    -> TileText
  {
    TileText(
      instance: Instance(id: Instance.ID(number), kind: kind, family: .systemSmall), name: name,
      lines: lines)
  }

  @Test func headsEachWidgetWithItsNumberNameAndKind() throws {
    let document = try document([
      reading(1, "weather", "날씨", ["서울", "23°"]), reading(2, "lost", "lost", []),
    ])
    #expect(document.text.description == "1. 날씨 (weather)\n서울\n23°\n\n2. lost\n데이터 없음\n")
  }

  /// Data that can't be opened isn't data that is still missing.
  @Test func tellsWhatCannotBeReadFromWhatIsNotThereYet() throws {
    var document = try document([
      reading(1, "dday", "D-Day", []), reading(2, "weather", "날씨", []),
    ])
    document.faults = [Instance.ID(1): .failed("it can't be used")]
    #expect(
      document.text.description == "1. D-Day (dday)\n읽을 수 없음\n\n2. 날씨 (weather)\n데이터 없음\n")
    let json = document.json.description
    #expect(json.components(separatedBy: #""fault": "it can't be used""#).count == 2)
  }

  @Test func saysThatItIsUnknownWhatThereIs() throws {
    var document = try document([])
    document.unknown = "chrome.store-busy"
    #expect(document.text.description == "다른 명령에서 데이터 사용 중\n")
    #expect(document.json.description.contains(#""fault": "다른 명령에서 데이터 사용 중""#))
  }

  @Test func breaksLinesWhereWidgetsDo() throws {
    let document = try document([reading(1, "dday", "D-Day", ["Press\nhere", "\u{1B}[2J"])])
    #expect(document.text.description == "1. D-Day (dday)\nPress\nhere\n\\u{1B}[2J\n")
  }

  @Test func saysThatThereIsNone() throws {
    #expect(try document([]).text.description == "위젯이 없어요\n")
    #expect(try document([]).json.description == #"{"widgets": []}"#)
  }

  @Test func tellsProgramsTheSame() throws {
    let json = try document([reading(1, "weather", "날씨", ["서울", "2\"3°"])]).json.description
    #expect(
      json.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
        == #"{"widgets": [{"id": 1, "kind": "weather", "family": "small", "name": "날씨", "#
        + #""text": ["서울", "2\"3°"]}]}"#)
  }

  @Test(arguments: ["\u{1B}[2J", "a\r\nb", "\u{9B}31m", "\u{202E}x"])
  func makesNamesHarmless(_ name: String) throws {
    let text = try document([reading(1, name, name, ["x"]), reading(2, name, "y", ["x"])]).text
      .description
    #expect(
      text.unicodeScalars.allSatisfy {
        $0 == "\n" || ![.control, .format].contains($0.properties.generalCategory)
      })
    #expect(text.split(separator: "\n").count == 4)
  }
}
