import System
import CFetch
package import Weather

/// A private key that other users can't read.
package struct PrivateKey {
  private let bytes: [UInt8]

  /// Throws if other users can read the file.
  package init(path: String) throws(WeatherFault) {
    let isExposed: Bool
    do throws(FileError) {
      let file = try OpenFile(path: path)
      isExposed = file.isExposed
      bytes = file.isExposed ? [] : try file.bytes(upTo: Bound.weatherKey.greatest)
    } catch {
      throw WeatherFault(.key, error.description)
    }
    guard !isExposed else { throw WeatherFault(.exposedKey, path) }
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
