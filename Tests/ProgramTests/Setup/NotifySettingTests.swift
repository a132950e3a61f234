import Almanac
import Supplies
import Foundation
import Home
import Kit
import Testing
import WidgetIntents

@testable import Desk
@testable import Gallery

struct NotifySettingTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    for name in ["config", "state"] {
      try FileManager.default.createDirectory(
        atPath: folder.file(name), withIntermediateDirectories: true)
    }
  }

  private func circumstances(
    _ arguments: [String] = [], variable: String? = nil
  ) throws -> (Circumstances, Invocation) {
    let invocation = try Invocation(
      arguments: ["--data", folder.path] + arguments, flags: Flags(of: .notify))
    let circumstances = try Circumstances(
      invocation, with: .notify,
      environment: ["HOME": "/home/me"].merging(variable.map { ["WIDGETTY_NOTIFY": $0] } ?? [:]) {
        $1
      },
      clocks: Clocks())
    return (circumstances, invocation)
  }

  private func supplies(_ arguments: [String] = [], variable: String? = nil) throws -> Supplies {
    try circumstances(arguments, variable: variable).0.supplies
  }

  @Test func isOffAtFirstAndTellsOfAllButRain() throws {
    let settings = try supplies().notifying
    #expect(settings.way == .off && settings.soughtTopics.isEmpty && !settings.tells(of: .days))
    let on = try supplies(["--notify", "terminal"]).notifying
    #expect(on.way == .terminal && on.soughtTopics == [.reminders, .days])
    #expect(on.tells(of: .timers) && !on.tells(of: .rain))
  }

  @Test(arguments: [("", true), ("command = \"say hello\"\n", false)])
  func aCommandThatIsMissingIsALack(line: String, isLacking: Bool) throws {
    try folder.write(Data("[notify]\nhow = \"command\"\n\(line)".utf8), as: "config/config.toml")
    let site = try circumstances().0.site
    let setting = try #require(SettingsTable(of: .notify).setting(named: "notify.how"))
    let lack = setting.lack(.text("command"), site)
    #expect(lack == (isLacking ? "notify.how is command, but notify.command names none" : nil))
  }

  @Test func theFlagCountsMoreThanTheVariableAndThatMoreThanTheFile() throws {
    try folder.write(
      Data("# How\nhow command\ncommand notify-send -u low\nrain on\ndays off\n".utf8),
      as: "config/notify")
    let written = try supplies().notifying
    #expect(written.way == .command && written.command == ["notify-send", "-u", "low"])
    #expect(written.topics == [.reminders, .timers, .rain])
    let varied = try supplies(variable: "bell").notifying
    #expect(varied.way == .bell && varied.topics == written.topics)
    let flagged = try supplies(["--notify", "command:say hello"], variable: "bell").notifying
    #expect(flagged.way == .command && flagged.command == ["say", "hello"])
  }

  @Test(arguments: [
    ("./tell -x", "CONFIG/tell"), ("bin/tell", "CONFIG/bin/tell"), ("~/tell", "/home/me/tell"),
    ("/bin/tell", "/bin/tell"), ("tell", "tell"),
  ])
  func aProgramInAFileCountsFromThatFilesFolder(words: String, program: String) throws {
    let path = program.replacing("CONFIG", with: folder.file("config"))
    try folder.write(Data("[notify]\ncommand = \"\(words)\"\n".utf8), as: "config/config.toml")
    #expect(try supplies().notifying.command.first == path)
    try FileManager.default.removeItem(atPath: folder.file("config/config.toml"))
    try folder.write(Data("how command\ncommand \(words)\n".utf8), as: "config/notify")
    #expect(try supplies().notifying.command.first == path)
  }

  @Test(arguments: [
    ("./tell", "HERE/tell"), ("~/tell", "/home/me/tell"), ("tell", "tell"),
  ])
  func aProgramOnTheCommandLineCountsFromTheWorkingFolder(word: String, program: String) throws {
    let here = FileManager.default.currentDirectoryPath
    #expect(
      try supplies(["--notify", "command:\(word)"]).notifying.command
        == [program.replacing("HERE", with: here)])
  }

  @Test(arguments: [
    ("how loud", 1), ("how", 1), ("\nrain maybe", 2), ("command", 1), ("snow on", 1),
    ("how off on", 1),
  ])
  func aWrongLineIsNamed(text: String, line: Int) throws {
    try folder.write(Data(text.utf8), as: "config/notify")
    let supplies = try supplies()
    #expect(
      supplies.faults.count == 1 && supplies.faults[0].contains("line \(line) isn’t how off|"))
    #expect(supplies.notifying == NotifySettings())
  }

  @Test func aWrongWordIsRefused() throws {
    for word in ["loud", "", "command", "command:", "command: "] {
      #expect(throws: (any Error).self) { _ = try supplies(["--notify", word]) }
    }
    #expect(
      try supplies(variable: "loud").faults
        == ["WIDGETTY_NOTIFY: 'loud' isn’t off, bell, terminal or command:PROGRAM."])
  }

  /// A page's offer is saved, and holds in the dashboard that runs.
  @Test func theOfferSwitchesItOn() throws {
    let (circumstances, invocation) = try circumstances()
    var settings = FollowedSettings(
      circumstances.supplies, of: .notify, as: invocation, at: circumstances.site)
    let offer = try settings.supplies.dependencies.dependency(of: NotifyOffer.self)
    #expect(offer.isOpen)
    try offer.take()
    _ = settings.takeChange()
    #expect(settings.supplies.notifying.way == .terminal)
    #expect(try !settings.supplies.dependencies.dependency(of: NotifyOffer.self).isOpen)
    #expect(try supplies().notifying.way == .terminal)
    #expect(try supplies(["--notify", "off"]).notifying.way == .off)
  }

  @Test func nothingIsOfferedOnAnotherDay() throws {
    let supplies = try supplies(["--at", "2026-11-25"])
    #expect(try !supplies.dependencies.dependency(of: NotifyOffer.self).isOpen)
  }
}
