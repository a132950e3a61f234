import Cells
import Kit
import Testing

/// Checks that the program never waits for a terminal's answers.
struct AnswerTests {
  @Test func shareOnePictureWithSilence() throws {
    let mute = try Release.dashboard(profile: .mute)
    try mute.waitForQuestions()
    try mute.waitForSleep()
    let picture = try Release.picture()
    try mute.wait(for: "the picture") { $0.canvas == picture }
    try mute.type("q")
    #expect(try mute.waitForEnd() == .exit(0))
    mute.expectRestored()
  }

  @Test func areNeverTakenForKeys() throws {
    var profile = Profile.modern
    profile.name = "q\u{3}\u{1C}(q)"
    let terminal = try Release.dashboard(profile: profile)
    try terminal.settle()
    try terminal.type("\u{1B}]11;rgb:0000/0000/0000\u{1B}\\\u{1B}[?1;2c\u{1B}[0n\u{1B}P>|q\u{1B}\\")
    try terminal.changeColors()
    try terminal.type("q")
    #expect(try terminal.waitForEnd() == .exit(0))
    terminal.expectRestored()
  }

  @Test func changeTheColorsWhenTheyComeLate() throws {
    let terminal = try Release.dashboard()
    try terminal.settle()
    let dark = terminal.canvas
    try terminal.changeColors()
    let light = terminal.canvas
    #expect(light.letters == dark.letters && light != dark)
    try terminal.changeColors()
    #expect(terminal.canvas == dark)

    var profile = Profile.modern
    (profile.isDark, profile.background, profile.foreground) = (false, .white, .black)
    try Release.dashboard(profile: profile).wait(for: "light colours") { $0.canvas == light }
  }

  @Test func areForeseenByTheEnvironment() throws {
    let environment = Release.environment.merging(["COLORFGBG": "0;15"]) { $1 }
    let foreseeing = try Release.dashboard(environment: environment, profile: .mute)
    let told = try Release.dashboard()
    try told.settle()
    try told.changeColors()
    try foreseeing.wait(for: "the told picture") { $0.canvas == told.canvas }
  }

  @Test func letFramesBeWhole() throws {
    let terminal = try Release.dashboard()
    try terminal.settle()
    terminal.mark()
    try terminal.changeColors()
    #expect(terminal.emulator.counters.frames == 1)

    let mute = try Release.dashboard(profile: .mute)
    try mute.waitForQuestions()
    try mute.type("\u{1B}[?997;2n")
    let dark = mute.canvas
    try mute.wait(for: "light colours") { $0.canvas != dark }
    try mute.waitForSleep()
    #expect(mute.emulator.counters.frames == 0)
    #expect(mute.canvas == terminal.canvas)
  }
}

extension Canvas {
  /// The text without the blocks of figures, which depend on the colours.
  fileprivate var letters: String { description.filter { $0.isLetter || $0.isNumber } }
}
