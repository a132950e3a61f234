import System

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
