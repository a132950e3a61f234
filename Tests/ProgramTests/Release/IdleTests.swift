import Kit
import Testing

/// While nothing happens the program does nothing.
struct IdleTests {
  @Test(arguments: [Profile.modern, .mute])
  func sleepsUntilSomethingHappens(profile: Profile) throws {
    let terminal = try Release.dashboard(
      ["--at", Release.morning, "--reduce-motion"], profile: profile)
    try terminal.settle()
    let before = try terminal.footprint()
    #expect(terminal.isSilent(for: .milliseconds(1300)))
    let after = try terminal.footprint()
    #expect(after.voluntarySwitches == before.voluntarySwitches)
    #expect(after.threads == 1)
  }
}
