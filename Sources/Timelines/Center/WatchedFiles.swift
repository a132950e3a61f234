/// Records the files that a provider reads for its timeline.
///
/// A provider follows each file before reading it; when the file changes, the widget reloads.
package struct WatchedFiles: Sendable {
  private let note: @Sendable (String) -> Void

  @TaskLocal package static var current = WatchedFiles { _ in }

  package init(_ note: @escaping @Sendable (String) -> Void) {
    self.note = note
  }

  /// Follows the file at a path, whether or not it exists.
  package func follow(_ path: String) {
    note(path)
  }
}
