import System
import Pages
import WidgetIntents

/// What is known of the files that a path may mean while it is typed. Whoever makes the page reads
/// the folder.
struct PathField: Hashable, Sendable {
  private(set) var completion: PathCompletion?

  /// Systems have no longer paths.
  static let longest = Bound.variable.greatest

  init(_ completion: PathCompletion? = nil) {
    self.completion = completion
  }

  /// Whether Tab completes a path: nothing is known of it yet.
  func completes(_ path: String) -> Bool { !path.isEmpty && completion?.typed != path }

  /// Takes over a completion of what is still typed; returns the completed path, if any.
  mutating func take(_ newer: PathField, of path: String) -> String? {
    guard let found = newer.completion, found.typed == path else { return nil }
    completion = found
    return found.completed
  }

  /// Whether a path was asked about as it is, and only one begins so.
  func isWhole(_ path: String) -> Bool {
    completion.map { $0.typed == path && $0.completed == path && $0.choices.count == 1 } ?? false
  }

  /// That there is no such file, or which there are; nil if there is nothing to tell.
  func note(of path: String) -> Field.Note? {
    guard let completion else { return nil }
    if completion.choices.isEmpty, completion.typed == path { return .fault("path.none") }
    guard completion.choices.count > 1, completion.completed == path else { return nil }
    return .remark(
      "path.choices \(completion.choices.prefix(Self.mostChoices).joined(separator: " "))")
  }

  /// No line has room for more.
  private static let mostChoices = 20
}

extension String {
  /// The text without blanks at its ends.
  var trimmed: String {
    let start = drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}
