package import Almanac
import Files
import Synchronization

/// A cache of files, so that a large one is only read again when it has changed, and never twice at
/// once.
package final class StepMemory: Sendable {
  package typealias Reading =
    @Sendable (_ file: StepFile, _ start: CivilDay) throws(StepFileError) -> StepLog

  private struct Page {
    let state: FileState
    let start: CivilDay
    let log: StepLog

    /// Whether the log covers a day well: it starts at most some weeks before it.
    func covers(_ day: CivilDay) -> Bool {
      0...StepTally.mostDays / 2 ~= day.number - start.number
    }
  }

  /// The cached log of a file. Its lock is held while the file is read, so that others wait for the
  /// result.
  private final class Shelf: Sendable {
    let page = Mutex<Page?>(nil)
  }

  private let shelves = Mutex<[StepFile: Shelf]>([:])
  private static let mostShelves = 8

  /// The user's home folder; nil if unknown.
  package let home: String?
  private let read: Reading

  package init(
    home: String? = nil,
    read: @escaping Reading = { (file, start) throws(StepFileError) in try file.log(since: start) }
  ) {
    (self.home, self.read) = (home, read)
  }

  /// The steps of a file from a day on; on failure, the last known ones and the reason.
  package func log(
    of file: StepFile, since day: CivilDay
  ) -> (log: StepLog?, fault: StepFileError?) {
    shelf(of: file).page.withLock { page in
      // Taken before reading, so that a change meanwhile leads to another read.
      let state = FileState(path: file.path)
      if let page, page.state == state, page.covers(day) { return (page.log, nil) }
      do throws(StepFileError) {
        let log = try read(file, day)
        if let state { page = Page(state: state, start: day, log: log) }
        return (log, nil)
      } catch {
        return (page?.log, error)
      }
    }
  }

  private func shelf(of file: StepFile) -> Shelf {
    shelves.withLock { shelves in
      if let shelf = shelves[file] { return shelf }
      if shelves.count >= Self.mostShelves { shelves = [:] }
      let shelf = Shelf()
      shelves[file] = shelf
      return shelf
    }
  }
}
