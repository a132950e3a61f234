import Foundation
import Testing

@testable import Desk

struct JSONTests {
  @Test func isReadByOthersAsItWasMeant() throws {
    let hostile = "\"\\\n\u{1B}[31m\u{0}\u{7F}한글\u{2028}👨‍👩‍👧"
    let long = JSON.array((0..<100).map(JSON.number))
    let value: JSON = ["text": .string(hostile), "list": [1, .null, "a"], "long": long, "no": [:]]
    let decoded = try JSONSerialization.jsonObject(with: Data(value.description.utf8))
    let object = try #require(decoded as? [String: Any])
    #expect(object["text"] as? String == hostile)
    #expect((object["list"] as? [Any])?.count == 3)
    #expect(object["long"] as? [Int] == Array(0..<100))
    #expect((object["no"] as? [String: Any])?.isEmpty == true)
  }

  @Test func keepsShortThingsOnOneLine() {
    let value: JSON = ["a": 1, "b": ["x", .null]]
    #expect(value.description == "{\"a\": 1, \"b\": [\"x\", null]}")
  }

  @Test func sendsNoControlCharacters() {
    let text = JSON.string("\u{1B}\u{7}\u{7F}\u{1}").description
    #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F })
  }

  /// Terminals take the first two for control characters; the others change the direction of text.
  @Test(
    arguments: [
      "\u{85}", "\u{9B}", "\u{61C}", "\u{200E}", "\u{202A}", "\u{202E}", "\u{2066}", "\u{2069}",
      "\u{2028}", "\u{2029}",
    ] as [Unicode.Scalar])
  func escapesWhatWouldSteerATerminal(scalar: Unicode.Scalar) throws {
    let text = JSON.object([.init(name: "n\(scalar)", value: .string("a\(scalar)b"))]).description
    #expect(!text.unicodeScalars.contains(scalar))
    let decoded = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: String]
    #expect(decoded == ["n\(scalar)": "a\(scalar)b"])
  }
}
