import Almanac
import Cells
import DDays
import Foundation
import Glibc
import Gallery
import Pages
import Store
import Timelines
import WidgetIntents

/// A process that opens a page on a store and presses keys on it; what they ask for is done before
/// the next key.
///
/// `pager FOLDER URL KEY...`: a key is a character, or the name of another key such as `enter`.
@main struct Pager: Sendable {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count > 2, let url = URL(string: arguments[2]) else { exit(2) }
    let pager = Pager(store: Store(in: arguments[1]))
    let keys = arguments.dropFirst(3).compactMap(key)
    let thread = OwnThread()
    Task(executorPreference: thread) {
      do {
        try await pager.press(keys, at: url)
        exit(0)
      } catch {
        FileHandle.standardError.write(Data("\(error)\n".utf8))
        exit(1)
      }
    }
    thread.drain()
    exit(3)
  }

  private let dependencies: Dependencies
  private let room: PageRoom

  private init(store: Store) {
    let now = Now(date: Date(timeIntervalSinceReferenceDate: 800_000_000), zone: .utc)
    room = PageRoom(columns: 120, rows: 40, date: now.date, zone: .utc)
    var dependencies = GalleryBundle.dependencies()
    dependencies.add(dependency: store)
    dependencies.add(dependency: now)
    dependencies.add(dependency: DateOrder.yearFirst)
    dependencies.add(key: "reminders.list", dependency: "Reminders")
    self.dependencies = dependencies
  }

  private static let named: [String: Key] = [
    "enter": Key(.enter), "tab": Key(.tab), "up": Key(.up), "down": Key(.down),
    "clear": Key("u", .control), "raise": Key(.up, .shift), "lower": Key(.down, .shift),
    "space": Key(" "),
  ]

  private static func key(_ word: String) -> Key? {
    named[word] ?? word.first.map { Key($0) }
  }

  private func press(_ keys: [Key], at url: URL) async throws {
    guard let page = try page(url) else { return }
    try await press(keys, on: page, at: url)
  }

  private func page(_ url: URL) throws -> (any Page)? {
    try Dependencies.$current.withValue(dependencies) { try GalleryBundle.pages.page(url) }
  }

  private func perform(_ intent: any AppIntent) async throws {
    try await Dependencies.$current.withValue(dependencies) { _ = try await intent.perform() }
  }

  private func press<Shown: Page>(_ keys: [Key], on page: Shown, at url: URL) async throws {
    var page = page
    for key in keys {
      guard let event = PageEvent(key, by: KeyTable.usual.at(page.place)) else { continue }
      switch page.handle(event, in: room) {
      case .perform(let intent): return try await perform(intent)
      case .run(let intent):
        try await perform(intent)
        if let newer = try self.page(url) as? Shown { page.follow(newer) }
      case .enter(let other), .open(let other):
        guard let next = try self.page(other), let rest = keys.firstIndex(of: key) else { return }
        return try await press(Array(keys[(rest + 1)...]), on: next, at: other)
      case .close, nil: break
      }
    }
  }
}
