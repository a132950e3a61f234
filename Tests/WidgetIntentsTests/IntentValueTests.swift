import Foundation
import Testing
import WidgetIntents

struct IntentValueTests {
  @Test(arguments: [
    IntentValue.boolean(true), .integer(-3), .number(0.1), .text("서울"),
    .date(Date(timeIntervalSince1970: 1_795_221_660.5)),
  ])
  func staysTheSameWhenStored(_ value: IntentValue) throws {
    let data = try JSONEncoder().encode([value])
    #expect(try JSONDecoder().decode([IntentValue].self, from: data) == [value])
  }
}
