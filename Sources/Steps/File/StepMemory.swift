package import Almanac
import Synchronization

/// What has been read of files, so that a large one isn't read again before it changes, nor twice at
/// once.
package final class StepMemory: Sendable {
  package typealias Reading =
    @Sendable (_ file: StepFile, _ start: CivilDay) throws(StepFileError) -> StepLog

  private struct Page {
    let stamp: StepFile.Stamp
    let start: CivilDay
    let log: StepLog

    /// What was read from a day on tells of some weeks, and is good for the first of them.
    func covers(_ day: CivilDay) -> Bool {
      0...StepTally.mostDays / 2 ~= day.number - start.number
    }
  }

  /// Held by whoever reads the file, while others who want to know the same wait.
  private final class Shelf: Sendable {
    let page = Mutex<Page?>(nil)
  }

  private let shelves = Mutex<[StepFile: Shelf]>([:])
  private static let mostShelves = 8

  /// The person's own folder.
  package let home: String?
  private let read: Reading

  package init(
    home: String? = nil,
    read: @escaping Reading = { (file, start) throws(StepFileError) in try file.log(since: start) }
  ) {
    (self.home, self.read) = (home, read)
  }

  /// The steps of a file from a day on, or why they can't be read, with what was known before.
  package func log(
    of file: StepFile, since day: CivilDay
  ) -> (log: StepLog?, trouble: StepFileError?) {
    shelf(of: file).page.withLock { page in
      // Taken before it is read, so that what changes meanwhile is read the next time.
      let stamp = file.stamp
      if let page, page.stamp == stamp, page.covers(day) { return (page.log, nil) }
      do throws(StepFileError) {
        let log = try read(file, day)
        if let stamp { page = Page(stamp: stamp, start: day, log: log) }
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
