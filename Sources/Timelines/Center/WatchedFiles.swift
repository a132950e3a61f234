/// Takes note of the files that a widget's timeline was read from, while its provider runs.
///
/// A provider says of each file that it follows it, and then reads it; as soon as the file changes,
/// the widget is asked again.
package struct WatchedFiles: Sendable {
  private let note: @Sendable (String) -> Void

  @TaskLocal package static var current = WatchedFiles { _ in }

  package init(_ note: @escaping @Sendable (String) -> Void) {
    self.note = note
  }

  /// A file at a path, whether it is there or not.
  package func follow(_ path: String) {
    note(path)
  }
}
