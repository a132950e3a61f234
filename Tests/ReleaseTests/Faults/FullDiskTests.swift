import Testing

/// A store that found no space when it was made isn't taken for a damaged one later.
struct FullDiskTests {
  @Test func aStoreThatCouldNotBeMadeIsMadeLater() throws {
    let folder = try ProgramFolder()
    let words = ["dday", "add", "x", "12-25"]
    let full = try folder.run(words, after: "ulimit -f 0")
    #expect(full.status == 1 && full.complaint.contains("there is no space left"))
    let printout = try folder.run(words)
    #expect(printout.status == 0 && printout.complaint.contains("To undo"), "\(printout.complaint)")
    #expect(!printout.complaint.contains("damaged"))
  }
}
