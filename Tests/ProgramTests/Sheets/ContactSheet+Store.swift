import Almanac
import Diary
import System
import DDays
import Foundation
import Gallery
import Store
import Timelines
import Weather
import WidgetIntents

extension ContactSheet {
  /// Runs the body with a store that contains the sheet's data.
  func withStore<Result>(
    _ body: ([String: IntentValue]) async throws -> Result
  ) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "sheet-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = Store(in: folder.path())
    for hours in cups {
      try CaffeineBook(in: store).log(
        "caffeine.drink.espresso", milligrams: 95, at: Self.date - hours * 3600)
    }
    try add(errands, to: store)
    if kind == DDayBook.kind { try addDays(to: store) }
    var dependencies = GalleryBundle.dependencies()
    dependencies.add(dependency: store)
    if let report = try sky?.report(at: Self.date) {
      let bureau = WeatherBureau(WeatherSettings(), share: { 0 }) { _ in .report(report) }
      dependencies.add(dependency: bureau)
    }
    let now = Now(date: Self.date, zone: try Zone(named: "Asia/Seoul"))
    dependencies.add(dependency: now)
    dependencies.add(dependency: LocationBook())
    dependencies.add(dependency: language == .koreanStrings ? Language.korean : .english)
    let settings = try writeSteps(in: folder)
    return try await Dependencies.$current.withValue(dependencies) { try await body(settings) }
  }

  /// Writes the steps; returns the configuration that points to them.
  private func writeSteps(in folder: URL) throws -> [String: IntentValue] {
    guard !steps.isEmpty else { return [:] }
    let file = folder.appending(path: "steps.csv")
    let lines = steps.enumerated().map { "2026-11-\(22 - steps.count + $0.offset),\($0.element)" }
    try Data(lines.joined(separator: "\n").utf8).write(to: file)
    return ["file": .text(file.path())]
  }

  private func add(_ errands: [String], to store: Store) throws {
    guard !errands.isEmpty else { return }
    try store.change { change in
      let list = try change.addReminderList(named: "오늘")
      let reminders = try errands.enumerated().map { number, errand in
        try change.addReminder(
          errand, to: list.id, due: number == 1 ? Self.date - 20 * 3600 : nil)
      }
      try change.setDone(reminders[0].id, at: Self.date)
    }
  }
}
