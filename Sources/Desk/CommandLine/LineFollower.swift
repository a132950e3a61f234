import CSystem
package import FoundationEssentials
import Glibc
import Store
package import System

/// A line about something that changes.
package struct FollowedLine: Hashable, Sendable {
  package let text: PrintedText
  /// When it may say something else; nil if only with the data.
  package let end: Date?
  /// The files that it was read from, besides the program's own.
  package let files: [String]

  package init(_ text: PrintedText, until end: Date?, readFrom files: [String] = []) {
    (self.text, self.end, self.files) = (text, end, files)
  }
}

/// Prints a line whenever it changes, until nobody reads any more. Sleeps in one `poll` in between: until
/// the line may change by itself, or a file that it was read from has changed.
struct LineFollower {
  private let context: CommandContext
  private let read: (CommandContext) throws -> FollowedLine
  private let folders = FolderWatch()
  private var timer = WallTimer()

  init(in context: CommandContext, reading read: @escaping (CommandContext) throws -> FollowedLine)
  {
    (self.context, self.read) = (context, read)
  }

  /// Throws what the first reading throws; later, a store that is in use or gone is tried again in a while.
  ///
  /// Folders are watched before anything in them is read: what changes in between would go unnoticed.
  mutating func run() throws {
    var shown: PrintedText?
    var files: [String] = []
    while true {
      for folder in folders(of: files) { watch(folder) }
      let context = context.renewed
      let line = try line(in: context, isFirst: shown == nil)
      if let line, line.text != shown {
        try context.write(line.text)
        shown = line.text
      }
      let unwatched = Set(line?.files ?? []).subtracting(files)
      files = line?.files ?? files
      guard unwatched.isEmpty else { continue }
      guard isRead(until: line.map(\.end) ?? context.date.addingTimeInterval(Self.pause))
      else { return }
    }
  }

  private func line(in context: CommandContext, isFirst: Bool) throws -> FollowedLine? {
    do {
      return try read(context)
    } catch is StoreError where !isFirst {
      return nil
    }
  }

  private func folders(of files: [String]) -> [String] {
    let own = context.circumstances.directories.map { [$0.data, $0.state, $0.config] } ?? []
    return own + files.flatMap(FollowedFiles.folders)
  }

  /// Watches a folder, or the nearest one above it that exists.
  private func watch(_ folder: String) {
    var folder = folder[...]
    while !folder.isEmpty, !folders.watch(String(folder)) {
      folder = folder[..<(folder.lastIndex(of: "/") ?? folder.startIndex)]
    }
  }

  /// Sleeps until a date, or until something changes; returns false once nobody reads the output any more.
  private mutating func isRead(until end: Date?) -> Bool {
    let (pace, clocks) = (context.circumstances.pace, context.circumstances.clocks)
    let wait = end.map(pace.wait) ?? pace.longestWait
    timer.set(to: wait.date)
    let watched = [timer.descriptor, folders.descriptor] + outputPipe
    var ready = Array(repeating: false, count: watched.count)
    let rest = wait.instant.map { max(.zero, $0 - clocks.instant) }
    linux_wait(watched, &ready, Int32(watched.count), -1, rest?.wholeNanoseconds ?? -1)
    if ready[0] { timer.clear() }
    if ready[1] { folders.clear() }
    return ready.count < 3 || !ready[2]
  }

  /// The output if it is a pipe, whose end the system reports as something to read.
  private var outputPipe: [Int32] {
    var status = stat()
    let descriptor = context.output.descriptor
    guard fstat(descriptor, &status) == 0 else { return [] }
    return status.st_mode & S_IFMT == S_IFIFO ? [descriptor] : []
  }

  /// How long to let others use the store.
  private static let pause = 5.0
}

extension CommandContext {
  /// Prints a line whenever it changes, until nobody reads any more.
  package func follow(_ read: @escaping (CommandContext) throws -> FollowedLine) throws {
    var follower = LineFollower(in: self, reading: read)
    try follower.run()
  }
}
