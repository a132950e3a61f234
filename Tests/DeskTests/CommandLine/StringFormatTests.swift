import Testing

@testable import Desk
import System

struct StringFormatTests {
  private let strings: StringTable = [
    "one": "a %@ b", "two": "%@ %lld", "turned": "%2$@ and %1$lld", "none": "100% of %d, 5%",
    "short": "%", "broken": "%1 %1$ %1$x",
  ]

  @Test func valuesStandInTheirPlaces() {
    #expect(strings.text("one", "x") == "a x b")
    #expect(strings.text("two", "x", "2") == "x 2")
    #expect(strings.text("turned", "1", "two") == "two and 1")
  }

  @Test func whatStandsInAValueIsNoPlaceForAnother() {
    #expect(strings.text("two", "%@", "%lld") == "%@ %lld")
    #expect(strings.text("turned", "%2$@", "%@") == "%@ and %2$@")
  }

  @Test func otherSignsStay() {
    #expect(strings.text("none", "x") == "100% of %d, 5%")
    #expect(strings.text("short", "x") == "%")
    #expect(strings.text("broken", "x") == "%1 %1$ %1$x")
    #expect(strings.text("missing", "x") == "missing")
  }

  @Test func aMissingValueIsEmpty() {
    #expect(strings.text("two", "x") == "x ")
  }
}
