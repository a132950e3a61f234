import Testing

/// Checks that the built program refuses words and variables that are too long.
struct InputSizeReleaseTests {
  private func letters(_ count: Int) -> String { String(repeating: "a", count: count) }

  @Test(arguments: [
    (["weather", "search"], "name of a city"), (["weather"], "name of a city"),
  ])
  func theProgramSaysWhatIsTooLong(words: [String], part: String) throws {
    let printout = try Printout(words + [letters(300)])
    #expect(printout.status == 2 && printout.complaint.contains(part))
    #expect(printout.complaint.contains("has 300 bytes; at most 256 are allowed."))
    let other = try Printout(words + [letters(65_537)])
    #expect(other.status == 2 && other.complaint.contains("has 65,537 bytes"))
  }

  @Test func theProgramReadsNoVariableThatIsTooLong() throws {
    let environment = Release.environment.merging(["LANG": letters(5000)]) { $1 }
    let printout = try Printout(["read"], environment: environment)
    #expect(printout.status == 2)
    #expect(printout.complaint == "widgetty: 'LANG' has 5,000 bytes; at most 4,096 are allowed.\n")
  }
}
