import Foundation
import Kit
import Testing

/// Command lines made of real words and garbage: each is carried out or refused, and prints nothing that
/// steers a terminal.
struct ArgumentFuzzTests {
  @Test func anyArgumentsAreCarriedOutOrRefused() throws {
    let environment = ProcessInfo.processInfo.environment
    let isLong = environment["FUZZ_ROUNDS"] != nil
    var lines = CommandLines(seed: environment["FUZZ_SEED"].flatMap(UInt64.init) ?? 1)
    for _ in 0..<(isLong ? 60 : 2) {
      // Each folder sees many lines, so that later ones find what earlier ones have left.
      let folder = try ProgramFolder()
      for _ in 0..<100 {
        let words = lines.next()
        let printout = try folder.run(words)
        #expect([0, 1, 2].contains(printout.status), "\(words): \(printout.status)")
        #expect(printout.complaint.isHarmless, "\(words): \(printout.complaint)")
        #expect(lines.isRaw(words) || printout.text.isHarmless, "\(words): \(printout.text)")
      }
    }
  }
}
