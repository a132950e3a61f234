import CCrypto
import Glibc
package import Weather

/// A private key that other users can't read.
package struct PrivateKey {
  private let bytes: [UInt8]
  private static let greatestSize = 1 << 14

  /// Throws if other users can read the file.
  package init(path: String) throws(WeatherFault) {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw WeatherFault(.key, String(cString: strerror(errno))) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw WeatherFault(.key, "it is no file")
    }
    guard status.st_mode & 0o077 == 0 else { throw WeatherFault(.exposedKey, path) }
    bytes = [UInt8](unsafeUninitializedCapacity: Self.greatestSize) { buffer, count in
      count = max(0, read(file, buffer.baseAddress, buffer.count))
    }
  }

  /// The ES256 signature, 64 bytes.
  package func signature(of message: [UInt8]) throws(WeatherFault) -> [UInt8] {
    var isSigned = false
    let signature = [UInt8](unsafeUninitializedCapacity: 64) { buffer, count in
      isSigned =
        crypto_sign_es256(
          bytes, bytes.count, message, message.count, buffer.baseAddress) == 0
      count = isSigned ? 64 : 0
    }
    guard isSigned else { throw WeatherFault(.key, "it is no key of the curve P-256") }
    return signature
  }
}
