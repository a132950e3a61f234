extension String {
  /// By what SQLite is told that the file of this path doesn't change. Whatever might mean something
  /// in an address is written as a number.
  var addressOfStillFile: String {
    let path = utf8.map { byte in
      byte.isPlain ? String(Unicode.Scalar(byte)) : "%" + String(byte, radix: 16).padded
    }
    return "file:\(hasPrefix("/") ? "//" : "")\(path.joined())?immutable=1"
  }

  private var padded: String { count < 2 ? "0\(self)" : self }
}

extension UInt8 {
  fileprivate var isPlain: Bool {
    switch Unicode.Scalar(self) {
    case "a"..."z", "A"..."Z", "0"..."9", "/", ".", "-", "_": true
    default: false
    }
  }
}
