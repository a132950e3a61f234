import Kit
import Testing

/// Checks that the program does nothing while nothing happens.
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

  /// It releases memory before it sleeps, except while the user is typing. A terminal's own answers
  /// aren't typing.
  @Test func givesBackMemory() throws {
    let terminal = try Release.dashboard(["--at", Release.morning, "--reduce-motion"])
    try terminal.settle()
    let idle = try terminal.footprint()
    try terminal.press(.tab)
    try terminal.waitForSleep()
    #expect(try idle.residentSize < terminal.footprint().residentSize)
  }
}
