package import Home

/// Where pictures behind the tiles come from.
package struct PictureSource: Sendable {
  /// The picture in the file at a path, or why there is none. It takes as long as it takes, up to a deadline
  /// of its own.
  let read: @Sendable (_ path: String) -> PictureReading

  package init(_ read: @escaping @Sendable (_ path: String) -> PictureReading) {
    self.read = read
  }
}
