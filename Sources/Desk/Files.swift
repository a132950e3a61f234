import CSystem
import Glibc
import Home
import System
import Timelines

/// Why a file can't be used.
struct FileFault: Error, Hashable {
  enum Cause: Hashable {
    case unreadable(FileError)
    case unwritable(FileError)
    case unremovable(FileError)
    case notUTF8
    case wrongLine(WrongLine)
    /// A word that names no place, and those that do.
    case noPlace(String, known: [String])
    /// The disk hasn't answered.
    case unsaved
  }

  let path: String
  let cause: Cause

  /// The system's error code, if the system reported the fault.
  var code: Int32? {
    switch cause {
    case .unreadable(let error), .unwritable(let error), .unremovable(let error): error.code
    case .notUTF8, .wrongLine, .noPlace, .unsaved: nil
    }
  }
}

extension FileFault: WordedError, CustomStringConvertible {
  func sentence(in strings: StringTable) -> String {
    strings.text("error.file %@ %@", path.harmless(upTo: 200), cause.clause(in: strings))
  }

  var description: String { sentence(in: English.words) }
}

extension FileFault.Cause {
  /// The cause without a capital or a full stop.
  func clause(in strings: StringTable) -> String {
    switch self {
    case .unreadable(let error): strings.clause(of: error, "error.file.unreadable %@")
    case .unwritable(let error): strings.clause(of: error, "error.file.unwritable %@")
    case .unremovable(let error): strings.clause(of: error, "error.file.unremovable %@")
    case .notUTF8: strings.text("error.file.encoding")
    case .wrongLine(let line):
      strings.text("error.file.line %@ %@", "\(line.number)", line.cause.clause(in: strings))
    case .noPlace(let word, let known):
      strings.text("error.file.place %@ %@", word.quoted, strings.alternatives(known))
    case .unsaved: strings.text("error.file.unsaved")
    }
  }
}

extension StringTable {
  /// What was tried matters only where the system says why it failed.
  fileprivate func clause(of error: FileError, _ key: String) -> String {
    error.code == nil ? clause(of: error) : text(key, clause(of: error))
  }
}

extension FileFault {
  /// The short reason shown to the user.
  var savingFault: SavingFault {
    switch code {
    case EACCES, EPERM: .noPermission
    case EROFS: .readOnly
    case ENOSPC, EDQUOT: .noSpace
    case ENOENT, ENOTDIR: .noFolder
    default: .unknown
    }
  }
}

/// A text file small enough to read at once.
struct SmallFile: Hashable, Sendable {
  let path: String

  /// The folder of the file.
  var folder: String { String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) }

  static let greatestSize = Bound.settingsFile.greatest

  /// The file's text; nil if there is no such file.
  func text() throws(FileFault) -> String? {
    guard let bytes = try bytes() else { return nil }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw fault(.notUTF8)
    }
    // Some editors start a file with a byte order mark.
    return text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
  }

  /// The file's bytes; nil if there is no such file.
  func bytes() throws(FileFault) -> [UInt8]? {
    do throws(FileError) {
      return try WholeFile.bytes(at: path, upTo: Self.greatestSize)
    } catch {
      guard !error.isMissing else { return nil }
      throw fault(.unreadable(error))
    }
  }

  func fault(_ cause: FileFault.Cause) -> FileFault { FileFault(path: path, cause: cause) }
}

extension SmallFile {
  private var durable: DurableFile { DurableFile(path: path) }

  /// Removes the file, if it exists.
  func remove() throws(FileFault) {
    do throws(FileError) {
      try durable.remove()
    } catch {
      throw fault(.unremovable(error))
    }
  }

  /// Replaces the file atomically; creates missing folders.
  func write(_ text: String) throws(FileFault) {
    do throws(FileError) {
      try durable.write(Array(text.utf8), makingFolders: true)
    } catch {
      throw fault(.unwritable(error))
    }
  }

  /// Creates an empty file unless it exists, and missing folders. Doesn't wait for the disk.
  func create() throws(FileFault) {
    let obstacle = durable.makeFolders()
    do throws(FileError) {
      try WritableFile.create(path, mode: 0o600)
    } catch {
      throw fault(.unwritable(error.isMissing ? obstacle ?? error : error))
    }
  }

  /// Renames the file to make room for a new one.
  func setAside() {
    rename(path, "\(path).unread")
  }

  func makeFolders() { durable.makeFolders() }
}

/// Makes its descriptor readable when something changes in the watched folders, and finds the
/// widgets whose files have changed. The system grants a user few such descriptors, so it is closed when
/// nobody holds the watch any more.
///
/// Providers register files from their own threads, before reading them.
final class FolderWatch: Sendable {
  let descriptor: Int32
  private let files = LockedValue(FollowedFiles())

  init() {
    descriptor = files_folders_open()
  }

  deinit { close(descriptor) }

  /// Watches a folder; returns false if that fails.
  func watch(_ folder: String) -> Bool { files_folders_watch(descriptor, folder) }

  /// A recorder of the files that a provider reads for a widget. Replaces the earlier records.
  func notes(for widget: Instance.ID) -> WatchedFiles {
    files.withLock { $0.forget(widget) }
    return WatchedFiles { [self] path in
      for folder in FollowedFiles.folders(of: path) { _ = watch(folder) }
      files.withLock { $0.follow(path, for: widget) }
    }
  }

  /// A recorder of the file of the picture behind the tiles.
  var pictureNotes: WatchedFiles {
    WatchedFiles { [self] path in
      for folder in FollowedFiles.folders(of: path) { _ = watch(folder) }
      files.withLock { $0.followPicture(path) }
    }
  }

  /// Whether the file of the picture behind the tiles has changed, once for each change.
  func takePictureChange() -> Bool { files.withLock { $0.takePictureChange() } }

  /// Discards the pending events.
  func clear() { files_folders_clear(descriptor) }

  /// Returns the widgets whose files have changed, each once; leaves the excepted ones for later.
  func outdated(besides excepted: Set<Instance.ID> = []) -> [Instance.ID] {
    files.withLock { $0.takeOutdated(besides: excepted) }
  }
}

/// The files that widgets were read from, with their state at that time.
struct FollowedFiles {
  private var states: [Instance.ID: [String: FileState?]] = [:]
  private var picture: (path: String, state: FileState?)?

  /// Records a file before it is read, so that no later change is missed.
  mutating func follow(_ path: String, for widget: Instance.ID) {
    let state = FileState(path: path)
    states[widget, default: [:]].merge([path: state]) { first, _ in first }
  }

  mutating func forget(_ widget: Instance.ID) {
    states[widget] = nil
  }

  /// Records the file of the picture behind the tiles, in place of the one before.
  mutating func followPicture(_ path: String) { picture = (path, FileState(path: path)) }

  /// Whether the picture's file has changed; it is forgotten then until it is read again.
  mutating func takePictureChange() -> Bool {
    guard let (path, state) = picture, FileState(path: path) != state else { return false }
    picture = nil
    return true
  }

  /// Returns the widgets whose files have changed, and forgets them until they are read again.
  mutating func takeOutdated(besides excepted: Set<Instance.ID>) -> [Instance.ID] {
    let outdated = states.filter { widget, files in
      !excepted.contains(widget) && files.contains { path, state in FileState(path: path) != state }
    }
    for widget in outdated.keys { states[widget] = nil }
    return outdated.keys.sorted { $0.number < $1.number }
  }

  /// The folder of a file, and of its target if it is a link.
  static func folders(of path: String) -> [String] {
    var folders = [folder(of: path)]
    if let resolved = realpath(path, nil) {
      folders.append(folder(of: String(cString: resolved)))
      free(resolved)
    }
    return folders.count == 2 && folders[0] == folders[1] ? [folders[0]] : folders
  }

  private static func folder(of path: String) -> String {
    guard let end = path.lastIndex(of: "/") else { return "." }
    return end == path.startIndex ? "/" : String(path[..<end])
  }
}

/// A file that the user may change while the program runs, with its state when last read.
///
///     if let board = file.takeChange(reading: { try parse($0.text()) }) { show(board) }
struct FollowedFile<Value> {
  let file: SmallFile
  private(set) var state: FileState?
  /// Why the file's content is ignored; nil if it is used or there is no file.
  private(set) var fault: (any Error)?

  /// Starts following the file in its current state, whose content may be ignored.
  init(_ file: SmallFile, fault: (any Error)? = nil) {
    (self.file, self.fault) = (file, fault)
    state = FileState(path: file.path)
  }

  /// Starts following the file in an earlier state; nil if it was missing.
  init(_ file: SmallFile, since state: FileState?) {
    (self.file, self.state) = (file, state)
  }

  var exists: Bool { state != nil }

  /// Returns the value of the file, or of its absence, if that has changed since the last call. An
  /// invalid file changes nothing, and sets `fault` until the file changes again.
  mutating func takeChange(reading read: (SmallFile) throws -> Value) -> Value? {
    let before = state
    state = FileState(path: file.path)
    guard state != before else { return nil }
    do {
      let value = try read(file)
      fault = nil
      return value
    } catch {
      fault = error
      return nil
    }
  }
}
