extension String {
  /// The SQLite URI that opens the file at this path as immutable; special characters are
  /// percent-encoded.
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
