import System

/// A cache of files, so that a large one is only read again when it has changed, and never twice at
/// once.
package final class StepMemory: Sendable {
  package typealias Reading =
    @Sendable (_ file: StepFile, _ span: StepSpan) throws(StepFileError) -> StepLog

  private struct Page {
    let state: FileState
    let span: StepSpan
    let log: StepLog
  }

  private struct Title: Hashable {
    let file: StepFile
    let device: String?
  }

  /// The cached log of a file. Its lock is held while the file is read, so that others wait for the
  /// result.
  private final class Shelf: Sendable {
    let page = LockedValue<Page?>(nil)
  }

  private let shelves = LockedValue<[Title: Shelf]>([:])
  private static let mostShelves = 8

  /// The user's home folder; nil if unknown.
  package let home: String?
  private let read: Reading

  package init(
    home: String? = nil,
    read: @escaping Reading = { (file, span) throws(StepFileError) in try file.log(of: span) }
  ) {
    (self.home, self.read) = (home, read)
  }

  /// The steps of a file in a span; on failure, and of a file that breaks off, the last known ones
  /// and the reason.
  package func log(
    of file: StepFile, in span: StepSpan
  ) -> (log: StepLog?, fault: StepFileError?) {
    shelf(of: file, for: span.device).page.withLock { page in
      // Taken before reading, so that a change meanwhile leads to another read.
      let state = FileState(path: file.path)
      if let page, page.state == state, page.span.covers(span) { return (page.log, nil) }
      do throws(StepFileError) {
        let log = try read(file, span)
        // The file may still be being written.
        if let page, let cut = log.leftOut?.cut {
          return (page.log, .wrong(path: file.path, cut.fault))
        }
        if let state { page = Page(state: state, span: span, log: log) }
        return (log, nil)
      } catch {
        return (page?.log, error)
      }
    }
  }

  private func shelf(of file: StepFile, for device: String?) -> Shelf {
    let title = Title(file: file, device: device)
    return shelves.withLock { shelves in
      if let shelf = shelves[title] { return shelf }
      if shelves.count >= Self.mostShelves { shelves = [:] }
      let shelf = Shelf()
      shelves[title] = shelf
      return shelf
    }
  }
}
