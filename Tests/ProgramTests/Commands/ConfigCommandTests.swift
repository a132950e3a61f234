import Almanac
import Foundation
import Testing
import Supplies

@testable import Desk

/// Checks `widgetty config`.
struct ConfigCommandTests {
  private let runner: CommandRunner

  init() throws {
    runner = try CommandRunner([.config], environment: ["WIDGETTY_UNITS": "kn"])
    for folder in ["config", "state"] {
      try FileManager.default.createDirectory(
        at: runner.folder.appending(path: folder), withIntermediateDirectories: true)
    }
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: runner.folder.appending(path: name))
  }

  private func written(_ text: String) -> WrittenSettings {
    WrittenSettings(parsing: Array(text.utf8), by: SettingsTable(of: .weather))
  }

  /// What is shown of settings, by name.
  private func shown(_ flags: [String] = []) throws -> [String: String] {
    let text = try runner.run(["config", "show"] + flags)
    let rows = text.split(separator: "\n").map { line in
      line.split(separator: "  ", omittingEmptySubsequences: true)
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
    return Dictionary(uniqueKeysWithValues: rows.map { ($0[0], $0[1...].joined(separator: " | ")) })
  }

  @Test func showsWhereEachValueComesFrom() throws {
    let usual = try shown()
    #expect(usual.count == SettingsTable(of: .weather).all.count { !$0.isOpen })
    #expect(usual["place"] == "\"home\" | default")
    #expect(usual["look.always-on"] == "false | default")
    #expect(usual["standby.idle"] == "\"off\" | default")
    #expect(usual["units.temperature"] == "\"fahrenheit\" | default", "by region")
    #expect(usual["units.wind"] == "\"kn\" | variable WIDGETTY_UNITS")
    #expect(usual["weather.contact"] == "- | default")
    try write(
      "# mine\nplace = \"today\"\n[look]\nmode = \"vibrant\"\naccent = \"pink\"\n",
      to: "config/config.toml")
    try write("accent teal pink\nmode accented\nrecede on\n", to: "state/looks")
    try write("mph 12h", to: "config/units")
    try write("source simulated\ncontact a@b.org\n", to: "config/weather")
    let shown = try shown(["--recede", "off", "--units", "celsius"])
    #expect(shown["place"] == "\"today\" | config.toml:2")
    #expect(shown["look.mode"] == "\"vibrant\" | config.toml:4")
    #expect(shown["look.accent"] == "\"teal\" | key on the screen")
    #expect(shown["look.recede"] == "false | flag --recede")
    #expect(shown["units.temperature"] == "\"celsius\" | flag --units")
    #expect(shown["units.wind"] == "\"kn\" | variable WIDGETTY_UNITS")
    #expect(shown["units.hours"]?.hasPrefix("\"12h\" | older file /") == true)
    #expect(shown["weather.source"]?.hasSuffix("/config/weather") == true)
    #expect(shown["weather.contact"]?.hasPrefix("\"a@b.org\" | older file ") == true)
  }

  @Test func aLookThatWasPutBackIsAsIfNobodyHadTouchedIt() throws {
    try write("[look]\naccent = \"pink\"\n", to: "config/config.toml")
    try write("accent pink pink\nrecede off\nmode accented\n", to: "state/looks")
    let shown = try shown()
    #expect(shown["look.accent"] == "\"pink\" | config.toml:2")
    #expect(shown["look.recede"] == "false | default")
    #expect(shown["look.mode"] == "\"accented\" | key on the screen")
  }

  @Test func aFlagCountsMoreThanAVariableThanAKeyThanTheFileThanTheOlderFile() throws {
    let name = "units.temperature"
    try write("celsius", to: "config/units")
    #expect(try shown()[name]?.hasSuffix("/config/units") == true)
    try write("[units]\ntemperature = \"fahrenheit\"", to: "config/config.toml")
    #expect(try shown()[name] == "\"fahrenheit\" | config.toml:2")
    try write("celsius fahrenheit\n", to: "state/units")
    #expect(try shown()[name] == "\"celsius\" | key on the screen")
    try write("celsius\n", to: "state/units")
    #expect(try shown()[name] == "\"fahrenheit\" | config.toml:2", "set over nothing")
    try write("celsius fahrenheit\n", to: "state/units")
    let wind = "units.wind"
    #expect(try shown()[wind] == "\"kn\" | variable WIDGETTY_UNITS")
    #expect(try shown(["--units", "mph,fahrenheit"])[wind] == "\"mph\" | flag --units")
    #expect(try shown(["--units", "mph,fahrenheit"])[name] == "\"fahrenheit\" | flag --units")
  }

  @Test func isShownAsDataToo() throws {
    try write("look.recede = true\nstandby.idle = 10\n", to: "config/config.toml")
    let json = try runner.run(["config", "show", "--json"])
    let settings = try #require(
      JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
    let recede = try #require(settings.first { $0["name"] as? String == "look.recede" })
    #expect(recede["value"] as? Bool == true && recede["line"] as? Int == 1)
    #expect(recede["origin"] as? String == "config")
    let idle = try #require(settings.first { $0["name"] as? String == "standby.idle" })
    #expect(idle["value"] as? Int == 10)
    let contact = try #require(settings.first { $0["name"] as? String == "weather.contact" })
    #expect(contact["value"] is NSNull)
  }

  @Test func checksTheFile() throws {
    #expect(try runner.answer(to: ["config", "check"]) == ("", 0))
    try write("place = \"home\"\n", to: "config/config.toml")
    #expect(try runner.answer(to: ["config", "check"]) == ("", 0))
    try write("place = 1\nx = 2\n[look]\nmode = \"\\u0007\"\n", to: "config/config.toml")
    let (text, status) = try runner.answer(to: ["config", "check"])
    let path = try runner.run(["config", "path"]).dropLast()
    #expect(status == 2)
    #expect(
      text.split(separator: "\n").map { $0.replacing(path, with: "config.toml") } == [
        "config.toml:1:9: place can’t be 1; it is home, today or standby.",
        "config.toml:2:1: there is no setting 'x'; there are place, look, standby, lock, theme,"
          + " keys, weather and units.",
        "config.toml:4:8: look.mode can’t be '\\u{07}'; it is fullcolor, accented or vibrant.",
      ])
    #expect(path.hasSuffix("/config/config.toml"))
    try Data([0xFF]).write(to: runner.folder.appending(path: "config/config.toml"))
    #expect(try runner.run(["config", "check"]).hasSuffix(":1:1: this isn’t UTF-8.\n"))
  }

  @Test func showsEachSettingOnce() throws {
    try write("[theme]\nname = \"nord\"\nblue = \"#89b4fa\"\n", to: "config/config.toml")
    let names = try runner.run(["config", "show"]).split(separator: "\n")
      .map { $0.prefix { $0 != " " } }
    #expect(names.count { $0 == "theme.name" } == 1 && names.count { $0 == "theme.blue" } == 1)
  }

  @Test(arguments: ["source = \"file:~/none.json\"", "key-file = \"/nowhere/none.p8\""])
  func checksWhetherAFileIsThere(line: String) throws {
    try write("[weather]\n\(line)\n", to: "config/config.toml")
    let (text, status) = try runner.answer(to: ["config", "check"])
    #expect(text.hasSuffix(": it can’t be read: No such file or directory.\n"))
    #expect(text.contains(":2:") && text.contains("/none.") && status == 2)
  }

  @Test func checksWhetherThePictureIsThere() throws {
    try write("[look]\nwallpaper = \"/nowhere/sea.jpg\"\n", to: "config/config.toml")
    let (text, status) = try runner.answer(to: ["config", "check"])
    #expect(text.hasSuffix(":2:13: There is no file /nowhere/sea.jpg that can be read.\n"))
    #expect(status == 2)
    try write("[look]\nwallpaper = \"gradient\"\n", to: "config/config.toml")
    #expect(try runner.answer(to: ["config", "check"]) == ("", 0))
  }

  @Test(arguments: ["sea.jpg", "./sea.jpg", "pictures/Sea.PNG", "../sea"])
  func aPictureCountsFromTheFilesFolder(path: String) throws {
    try write("[look]\nwallpaper = \"\(path)\"\n", to: "config/config.toml")
    let folder = try runner.run(["config", "path"]).dropLast("/config.toml\n".count)
    let whole = "\(folder)/\(path.hasPrefix("./") ? path.dropFirst(2) : path[...])"
    let (text, status) = try runner.answer(to: ["config", "check"])
    #expect(text.hasSuffix("There is no file \(whole) that can be read.\n") && status == 2)
    #expect(try shown()["look.wallpaper"] == "\"\(whole)\" | config.toml:2")
  }

  @Test func thePictureOfTheLockScreenIsCheckedToo() throws {
    try write("[lock]\nwallpaper = \"dusk.png\"\n", to: "config/config.toml")
    #expect(try runner.run(["config", "check"]).contains("/config/dusk.png that can be read."))
    try write("[lock]\nwallpaper = \"home\"\n", to: "config/config.toml")
    #expect(try runner.answer(to: ["config", "check"]) == ("", 0))
    #expect(try shown()["lock.wallpaper"] == "\"home\" | config.toml:2")
    #expect(try shown(["--lock-wallpaper", "sky"])["lock.wallpaper"]?.contains("flag") == true)
  }

  @Test func aMisspelledWallpaperIsNoPath() throws {
    try write("[look]\nwallpaper = \"auroa\"\n", to: "config/config.toml")
    #expect(try runner.run(["config", "check"]).contains("look.wallpaper can’t be 'auroa'"))
  }

  /// The number signs that stand directly before a setting are all there is to remove.
  @Test(arguments: ["ko", "en"]) func theExampleIsRight(locale: String) throws {
    let example = try runner.run(["config", "example"], locale: locale)
    #expect(written(example).entries.isEmpty && written(example).faults.isEmpty)
    let bare = example.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.hasPrefix("#") && !line.hasPrefix("# ") ? line.dropFirst() : line
    }.joined(separator: "\n")
    let written = written(bare)
    #expect(written.faults.isEmpty, "\(bare)")
    let names = SettingsTable(of: .weather).all.filter { !$0.isOpen }.map(\.name)
    #expect(written.entries.map(\.name).filter(names.contains) == names)
    for line in example.split(separator: "\n") where !line.contains("/config.toml") {
      #expect(String(line).columns < 80, "\(line)")
    }
    try write(bare.replacing("~/weatherkit.p8", with: "/dev/null"), to: "config/config.toml")
    #expect(try runner.answer(to: ["config", "check"]) == ("", 0))
  }

  @Test func importsWhatOlderFilesAndKeysSay() throws {
    #expect(try runner.run(["config", "import"]) == "# The older files say nothing.\n")
    try write(
      "mode vibrant\nidle-standby 10\naccent teal pink\nlocked-content shown\nnight off,22:00-07:00\n",
      to: "state/looks")
    try write("# mine\nkn, fahrenheit\n12h\n", to: "config/units")
    try write("celsius", to: "state/units")
    try write(
      "source file:/a \"b\"\ncontact a@b.org\nnothing x\nkey-file ~/k\\x\n", to: "config/weather")
    let before = try shown()
    let text = try runner.run(["config", "import", "--units", "mph"])
    #expect(
      text.split(separator: "\n").dropFirst() == [
        "[look]", "mode = \"vibrant\"", "[standby]", "idle = 10", "[lock]",
        "content = \"shown\"", "[weather]", "source = \"file:/a \\\"b\\\"\"",
        "contact = \"a@b.org\"",
        "key-file = \"~/k\\\\x\"", "[units]", "temperature = \"celsius\"", "wind = \"kn\"",
        "hours = \"12h\"",
      ])
    #expect(written(text).faults.isEmpty)
    // Whoever keeps it and removes the older files keeps everything.
    try write(text, to: "config/config.toml")
    for name in ["state/looks", "state/units", "config/units", "config/weather"] {
      try FileManager.default.removeItem(at: runner.folder.appending(path: name))
    }
    let after = try shown()
    for (name, value) in before {
      #expect(after[name]?.prefix { $0 != "|" } == value.prefix { $0 != "|" }, "\(name)")
    }
  }
}
