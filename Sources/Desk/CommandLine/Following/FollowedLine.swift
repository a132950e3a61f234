package import FoundationEssentials
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
