import Glibc

/// A regular file that is read at once. Whoever reads one says how large it may be.
package enum WholeFile {
  /// The file's bytes. Throws if there are more than `most`.
  package static func bytes(
    at path: String, upTo most: Int, followingLinks: Bool = true
  ) throws(FileError) -> [UInt8] {
    try OpenFile(path: path, followingLinks: followingLinks).bytes(upTo: most)
  }

  /// All that comes from standard input, which need not be a file.
  package static func standardInput(upTo most: Int) throws(FileError) -> [UInt8] {
    try Reading.bytes(of: STDIN_FILENO, upTo: most, expecting: 0)
  }
}
