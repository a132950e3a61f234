import Glibc

extension StepFile {
  /// How a file is, as far as that is told without reading it.
  struct Stamp: Hashable {
    private let device: UInt
    private let number: UInt
    private let size: Int
    private let written: [Int]
  }

  /// Nil if there is no file.
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
