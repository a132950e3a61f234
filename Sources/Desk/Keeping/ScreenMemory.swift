import Bounds
import Files
import FoundationEssentials
import Home
import Store

/// The file with what the last dashboard has left of its screen, and the conditions of this one: only
/// what was left under the same ones is seen again.
struct ScreenMemory: Sendable {
  static let name = "screen"

  private let path: String
  private let setup: SetupMarks
  /// The conditions when nothing of the setup had been read yet.
  private let marks: String
  private let database: String
  private var screen: KeptScreen?

  /// Fails for a dashboard with a time of its own, or if there is no folder or something isn't known.
  /// Comes before the setup is read, so that no later change is missed.
  init?(
    _ invocation: Invocation, _ supply: Supply, arguments: [String],
    environment: [String: String]
  ) {
    guard invocation.at == nil, invocation.from == nil, invocation.speed == 1,
      let directories = Directories(environment: environment, chosen: invocation.data)
    else { return nil }
    path = "\(directories.cache)/\(Self.name)"
    database = "\(directories.data)/\(Store.fileName)"
    setup = SetupMarks(
      of: supply, in: directories, arguments: arguments, environment: environment)
    guard let marks = setup.text else { return nil }
    self.marks = marks
  }

  /// The tiles that were left under these conditions, and whose files are as they were. Nothing is known
  /// of a store that can't be read.
  func tiles(after notice: Notice.ID?) -> [KeptTile] {
    guard let notice,
      let bytes = try? WholeFile.bytes(
        at: path, upTo: Bound.keptScreen.greatest, followingLinks: false),
      let screen = KeptScreen(bytes: bytes), screen.conditions == conditions(after: notice)
    else { return [] }
    return screen.parts.filter { part in
      part.files.allSatisfy { FileState(path: $0)?.mark ?? "" == $1 }
    }.map(\.tile)
  }

  /// Takes what is to be left; nothing if the setup has changed meanwhile, or for no tiles.
  mutating func take(_ parts: [KeptScreen.Part], after notice: Notice.ID?) {
    guard let notice, !parts.isEmpty, setup.text == marks else { return }
    screen = KeptScreen(
      conditions: conditions(after: notice),
      parts: parts.filter { $0.files.keys.allSatisfy { $0.hasPrefix("/") } })
  }

  /// Writes what was taken. Failures are ignored, because they only cost time.
  func write() {
    guard let bytes = screen?.bytes, !Bound.keptScreen.isExceeded(by: bytes.count) else { return }
    try? DurableFile(path: path).write(bytes, makingFolders: true, mayBeLost: true)
  }

  private func conditions(after notice: Notice.ID) -> UInt64 {
    let identity = FileIdentity(path: database)?.mark ?? ""
    return Array("\(marks)store \(identity) \(notice.number)\n".utf8).fingerprint
  }
}
