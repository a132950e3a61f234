import System

/// A text file that may be lost without harm.
struct CacheFile {
  let path: String
  /// The maximum size in bytes; longer files aren't read.
  var limit = WeatherAnswer.greatestSize

  /// The contents, empty if they can't be read completely; nil if there is no file.
  var text: String? {
    do throws(FileError) {
      let bytes = try WholeFile.bytes(at: path, upTo: limit, followingLinks: false)
      return String(validating: bytes, as: UTF8.self) ?? ""
    } catch .tooLarge {
      return ""
    } catch {
      return nil
    }
  }

  func drop() { try? DurableFile(path: path).remove() }

  /// Replaces the file in one step, so that no one reads half of it; creates missing folders.
  func write(_ text: String) {
    try? DurableFile(path: path).write(Array(text.utf8), makingFolders: true)
  }
}
