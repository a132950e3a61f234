import FoundationEssentials
import Pages

/// The target of a click on a key in the last row: `key:next-page`, the name of the key's command.
struct KeyLink: Hashable {
  /// The name of the command.
  let name: String

  init(to command: KeyCommand) {
    name = command.name
  }

  /// Fails for URLs of other kinds.
  init?(_ url: URL) {
    let text = url.absoluteString
    guard text.hasPrefix(Self.start) else { return nil }
    name = String(text.dropFirst(Self.start.count))
  }

  var url: URL? { URL(string: Self.start + name) }

  /// The command, if it can be done there.
  func command(in keys: FrontKeys) -> KeyCommand? { keys.offered.first { $0.name == name } }

  private static let start = "key:"
}
