import Almanac
import Foundation
import Home
import Kit
import Testing
import Weather
import Supplies
import WidgetIntents

@testable import Desk

/// Checks settings changed while a dashboard runs.
struct FollowedSettingsTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    try FileManager.default.createDirectory(
      atPath: folder.file("config"), withIntermediateDirectories: true)
  }

  private func write(_ text: String, to name: String) throws {
    try folder.write(Data(text.utf8), as: "config/\(name)")
  }

  private func settings(
    _ environment: [String: String] = [:], _ arguments: [String] = []
  ) throws -> FollowedSettings {
    let invocation = try Invocation(
      arguments: ["--data", folder.path] + arguments, flags: Flags(of: .weather))
    let circumstances = try Circumstances(
      invocation, with: .weather, environment: environment, clocks: Clocks())
    return FollowedSettings(
      circumstances.supplies, of: .weather, as: invocation, at: circumstances.site)
  }

  private func units(of settings: FollowedSettings) throws -> WeatherUnits {
    try settings.supplies.dependencies.dependency(of: WeatherUnits.self)
  }

  private func source(of settings: FollowedSettings) throws -> WeatherSettings.Choice {
    try settings.supplies.dependencies.dependency(of: WeatherBureau.self).settings.choice
  }

  @Test func otherUnitsHoldFromThenOn() throws {
    try write("celsius 24h", to: "units")
    var settings = try settings()
    #expect(settings.takeChange() == [])
    try write("fahrenheit, 12h", to: "units")
    #expect(settings.takeChange() == ["weather"])
    #expect(settings.takeChange() == [])
    #expect(try units(of: settings).temperature == .fahrenheit)
    #expect(settings.supplies.hourCycle == .twelve && settings.isReadable)
  }

  @Test func anotherSourceHoldsFromThenOn() throws {
    var settings = try settings()
    #expect(try source(of: settings) == .auto)
    try write("source simulated", to: "weather")
    try write("kn", to: "units")
    #expect(settings.takeChange() == ["weather"])
    #expect(try source(of: settings) == .only(.simulated))
    #expect(try units(of: settings).wind == .knots)
    try FileManager.default.removeItem(atPath: folder.file("config/weather"))
    #expect(settings.takeChange() == ["weather"])
    #expect(try source(of: settings) == .auto)
  }

  private func files(of settings: FollowedSettings) throws -> [String?] {
    let settings = try settings.supplies.dependencies.dependency(of: WeatherBureau.self).settings
    return [settings.file, settings.keyFile]
  }

  @Test func filesOfASettingCountFromTheFolderInWhichItStands() throws {
    let home = ["HOME": "/home/me"]
    try write("[weather]\nsource = \"file:./a.json\"\nkey-file = \"~/k.p8\"\n", to: "config.toml")
    #expect(
      try files(of: settings(home)) == [folder.file("config/a.json"), "/home/me/k.p8"])
    let flagged = try settings(home, ["--weather-source", "file:b/a.json"])
    let here = FileManager.default.currentDirectoryPath
    #expect(try files(of: flagged) == ["\(here)/b/a.json", "/home/me/k.p8"])
    let varied = home.merging(["WIDGETTY_WEATHER": "file:~/a.json"]) { $1 }
    #expect(try files(of: settings(varied)).first == "/home/me/a.json")
    try FileManager.default.removeItem(atPath: folder.file("config/config.toml"))
    try write("source file:a.json\nkey-file k.p8\n", to: "weather")
    #expect(
      try files(of: settings(home)) == [folder.file("config/a.json"), folder.file("config/k.p8")])
  }

  @Test func whatMakesNoSenseChangesNothingUntilItIsMended() throws {
    var settings = try settings(["WIDGETTY_WEATHER": "simulated"])
    try write("fahrenheit kelvin", to: "units")
    try write("contact\n", to: "weather")
    #expect(settings.takeChange() == [] && !settings.isReadable)
    #expect(try units(of: settings).temperature == .celsius)
    try write("fahrenheit", to: "units")
    #expect(settings.takeChange() == ["weather"] && !settings.isReadable)
    try write("contact me@example.org\n", to: "weather")
    #expect(settings.takeChange() == ["weather"] && settings.isReadable)
    #expect(try source(of: settings) == .only(.simulated), "the environment goes first")
  }

  /// A place that becomes home by a button concerns clocks, too; the weather's other settings don't.
  @Test func anotherHomeHoldsFromThenOn() throws {
    func home(of settings: FollowedSettings) throws -> String {
      try settings.supplies.dependencies.dependency(of: LocationBook.self).home.place.nameKey
    }
    var settings = try settings(["TZ": "Europe/Berlin"])
    #expect(try home(of: settings) == "Berlin" && settings.takeChange() == [])
    try FileManager.default.createDirectory(
      atPath: folder.file("state"), withIntermediateDirectories: true)
    try folder.write(Data("busan\n".utf8), as: "state/weather")
    #expect(settings.takeChange() == ["weather", "clock"])
    #expect(try home(of: settings) == "Busan")
    let noon = Date(timeIntervalSince1970: 1_795_230_000)
    #expect(settings.supplies.daytime(noon, []) == Location.busan.daytime(at: noon))
    try write("contact me@example.org\n", to: "weather")
    #expect(settings.takeChange() == ["weather"])
  }

  private func press(_ word: String, at folder: TestFolder) throws {
    try FileManager.default.createDirectory(
      atPath: folder.file("state"), withIntermediateDirectories: true)
    try folder.write(Data("\(word)\n".utf8), as: "state/units")
  }

  @Test func aKeyThatIsPressedMeanwhileCountsMostAndOnlyForWhatItSays() throws {
    try write("kn", to: "units")
    var settings = try settings(["WIDGETTY_UNITS": "celsius"], ["--units", "celsius,12h"])
    #expect(settings.takeChange() == [])
    try press("fahrenheit", at: folder)
    #expect(settings.takeChange() == ["weather"])
    #expect(settings.takeChange() == [])
    #expect(try units(of: settings).temperature == .fahrenheit)
    #expect(try units(of: settings).wind == .knots)
    #expect(settings.supplies.hourCycle == .twelve && settings.isReadable)
  }

  @Test func whatAKeyHasSetHoldsForTheNextRunButNotAgainstFlags() throws {
    try press("fahrenheit", at: folder)
    #expect(try units(of: self.settings()).temperature == .fahrenheit)
    #expect(try units(of: self.settings([:], ["--units", "celsius"])).temperature == .celsius)
    try press("\u{1B}[2J kelvin", at: folder)
    let settings = try settings()
    #expect(try units(of: settings).temperature == .celsius && settings.isReadable)
    #expect(settings.supplies.faults == [], "nobody has written that")
  }

  @Test func whatIsWrittenAfterAKeyWasPressedCountsAgain() throws {
    try press("fahrenheit", at: folder)
    var settings = try settings()
    try write("celsius", to: "units")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 60)], ofItemAtPath: folder.file("config/units")
    )
    #expect(settings.takeChange() == ["weather"])
    #expect(try units(of: settings).temperature == .celsius)
    #expect(try units(of: self.settings()).temperature == .celsius)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -60)],
      ofItemAtPath: folder.file("config/units"))
    #expect(try units(of: self.settings()).temperature == .fahrenheit)
  }

  @Test func aKeyIsSavedAmongTheState() throws {
    let invocation = try Invocation(arguments: ["--data", folder.path], flags: Flags(of: .weather))
    let circumstances = try Circumstances(
      invocation, with: .weather, environment: [:], clocks: Clocks())
    let kept = try circumstances.supplies.dependencies.dependency(of: KeptUnit.self)
    try kept.keep(.fahrenheit)
    #expect(
      try String(contentsOfFile: folder.file("state/units"), encoding: .utf8) == "fahrenheit\n")
    #expect(!FileManager.default.fileExists(atPath: folder.file("config/units")))
    try FileManager.default.removeItem(atPath: folder.file("state"))
    try folder.write(Data(), as: "state")
    #expect(throws: SavingFault.self) { try kept.keep(.celsius) }
  }

  /// The fault was reported at the start; it is no reason to ignore the file.
  @Test func whatIsWrongWithTheEnvironmentIsNotTheFilesFault() throws {
    var settings = try settings(["WIDGETTY_UNITS": "kelvin"], ["--units", "kn"])
    try write("fahrenheit mph", to: "units")
    #expect(settings.takeChange() == ["weather"] && settings.isReadable)
    #expect(try units(of: settings).temperature == .fahrenheit)
    #expect(try units(of: settings).wind == .knots, "the line goes first")
  }
}
