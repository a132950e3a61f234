import Almanac
import Cells
import Foundation
import Pages
import Diary
import Testing
import Timelines
import WidgetIntents

@testable import Gallery

/// Checks what a user can do on the steps page and in its settings.
struct StepsPageTests {
  private let zone: Zone
  private let room: PageRoom
  private let today: CivilDay

  init() throws {
    zone = try .seoul()
    room = PageRoom(columns: 116, rows: 36, date: try zone.date("2026-11-21 09:41"), zone: zone)
    today = room.today
  }

  private func years() -> StepYears {
    let counts = Dictionary(
      uniqueKeysWithValues: (0..<400).map { (today.advanced(by: -$0), 1000 + $0) })
    return StepYears(StepLog(counts), of: StepsIntent(), on: today, in: zone)
  }

  @Test func turnsToOtherPeriods() throws {
    var page = StepsPage(years())
    let keys: [(Key, StepPeriod.Kind, String)] = [
      (Key(.right), .week, "2026-11-15"), (Key(.left), .week, "2026-11-08"),
      (Key(.down), .month, "2026-11-01"), (Key(.left), .month, "2026-10-01"),
      (Key(.down), .year, "2026-01-01"), (Key(.down), .year, "2026-01-01"),
      (Key(.left), .year, "2025-01-01"), (Key(.left), .year, "2025-01-01"),
      (Key(.up), .month, "2026-10-01"), (Key(.home), .month, "2026-11-01"),
    ]
    for (key, kind, start) in keys {
      #expect(page.press(key, in: room) == nil && page.kind == kind)
      #expect(page.period(kind)?.start.description == start)
    }
    _ = page.handle(.link(try #require(ChartLink(to: 4, of: "year").url)), in: room)
    #expect(page.kind == .year)
  }

  @Test func addsUpWhatIsKnown() throws {
    let years = years()
    let week = try #require(StepPeriod(.week, before: 0, on: today))
    #expect(years.average(of: week.start...week.end) == 1003 && week.part(of: today) == 6)
    let year = try #require(StepPeriod(.year, before: 0, on: today))
    #expect(year.parts.count == 12 && year.end.description == "2026-12-31")
    #expect(years.average(of: year.parts[11]) == nil, "December is still to come")
    #expect(years.best?.day.description == "2026-01-01" && years.successes(in: year) == 0)
  }

  @Test func linksLeadThereAndToTheSettings() throws {
    for link in [StepsLink.years, .settings, .completing("/tmp/걸음 1%/x")] {
      let url = try #require(link.url)
      #expect(StepsLink(url) == link && GalleryBundle.pages.leads(url))
    }
    var page = StepsPage(years())
    guard case .enter(let url)? = page.press(Key("E"), in: room) else {
      Issue.record("there are no settings")
      return
    }
    #expect(StepsLink(url) == .settings)
  }

  @Test func completesThePath() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "steps-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: folder.appending(path: "export.xml"))
    let whole = folder.appending(path: "export.xml").path()
    var page = StepsSettingsPage(StepsIntent(), devices: ["Phone", "Watch"])
    for letter in whole.dropLast(6) { _ = page.press(Key(letter), in: room) }
    for _ in 0..<2 {
      guard case .open(let url)? = page.press(Key(.tab), in: room),
        case .completing(let path)? = StepsLink(url)
      else {
        Issue.record("nothing is completed")
        return
      }
      page.follow(
        StepsSettingsPage(
          StepsIntent(), devices: [], completing: PathCompletion(of: path, home: nil)))
    }
    #expect(page.settings.form.focused?.id == "goal", "what is complete leads on")
    guard case .perform(let intent)? = page.press(Key("s", .control), in: room) else {
      Issue.record("nothing is kept")
      return
    }
    let kept = try #require(intent as? KeepStepsIntent)
    #expect((kept.file, kept.goal) == (whole, 10_000) && kept.device == nil)
  }

  @Test func choosesTheDevice() throws {
    var page = StepsSettingsPage(StepsIntent(), devices: ["Phone", "Watch"])
    for _ in 0..<2 { _ = page.press(Key(.down), in: room) }
    for _ in 0..<2 { _ = page.press(Key(.right), in: room) }
    guard case .perform(let intent)? = page.press(Key("s", .control), in: room) else {
      Issue.record("nothing is kept")
      return
    }
    #expect((intent as? KeepStepsIntent)?.device == "Watch")
  }
}
