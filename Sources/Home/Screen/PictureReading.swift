package import Cells

/// The picture in a file, or why there is none.
package struct PictureReading: Sendable {
  package let path: String
  /// The reason is a sentence.
  package let outcome: Result<Pixels, Lack>

  package struct Lack: Error, Hashable, Sendable {
    package let sentence: String

    package init(_ sentence: String) {
      self.sentence = sentence
    }
  }

  package init(of path: String, _ outcome: Result<Pixels, Lack>) {
    (self.path, self.outcome) = (path, outcome)
  }
}
