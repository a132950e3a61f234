import Glibc

extension StepFile {
  /// A fingerprint of a file's state that doesn't require reading it.
  struct Stamp: Hashable {
    private let device: UInt
    private let number: UInt
    private let size: Int
    private let written: [Int]
  }

  /// The stamp; nil if there is no file.
  var stamp: Stamp? { Stamp(path: path) }
}

extension StepFile.Stamp {
  fileprivate init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    (device, number, size) = (status.st_dev, status.st_ino, status.st_size)
    written = [status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
  }
}
