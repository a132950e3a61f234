import System
import Testing

struct OwnArgumentsTests {
  @Test func areThoseThatSwiftFindsInProc() {
    #expect(!OwnArguments.words.isEmpty)
    #expect(OwnArguments.words == Array(CommandLine.arguments.dropFirst()))
  }
}
