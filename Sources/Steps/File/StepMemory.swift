package import Almanac
import Synchronization

/// What has been read of files, so that a large one isn't read again before it changes.
package final class StepMemory: Sendable {
  private struct Page {
    let stamp: StepFile.Stamp
    let start: CivilDay
    let log: StepLog

    /// What was read from a day on tells of some weeks, and is good for the first of them.
    func covers(_ day: CivilDay) -> Bool {
      0...StepTally.mostDays / 2 ~= day.number - start.number
    }
  }

  private let pages = Mutex<[StepFile: Page]>([:])
  private static let mostPages = 8

  /// The person's own folder.
  package let home: String?

  package init(home: String? = nil) {
    self.home = home
  }

  /// The steps of a file from a day on, or why they can't be read, with what was known before.
  package func log(
    of file: StepFile, since day: CivilDay
  ) -> (log: StepLog?, trouble: StepFileError?) {
    let known = pages.withLock { $0[file] }
    // Taken before it is read, so that what changes meanwhile is read the next time.
    let stamp = file.stamp
    if let known, known.stamp == stamp, known.covers(day) { return (known.log, nil) }
    do {
      let log = try file.log(since: day)
      if let stamp { remember(Page(stamp: stamp, start: day, log: log), of: file) }
      return (log, nil)
    } catch {
      return (known?.log, error)
    }
  }

  private func remember(_ page: Page, of file: StepFile) {
    pages.withLock { pages in
      if pages.count >= Self.mostPages, pages[file] == nil { pages = [:] }
      pages[file] = page
    }
  }
}
