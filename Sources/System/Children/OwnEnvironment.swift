import CSystem
import Glibc

/// The variables with which this program was started.
///
/// Foundation would copy all of them before it takes them apart, at a tenth of what help costs.
package enum OwnEnvironment {
  package static var variables: [String: String] { variables(in: linux_own_variables()) }

  /// The variables of a list of `name=value` that ends with nothing.
  static func variables(
    in list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
  ) -> [String: String] {
    var variables: [String: String] = [:]
    var place = list
    while let entry = place?.pointee {
      place = place?.successor()
      guard let sign = strchr(entry, Int32(UInt8(ascii: "="))) else { continue }
      variables[text(entry, sign - entry)] = text(sign + 1, strlen(sign + 1))
    }
    return variables
  }

  private static func text(_ start: UnsafeMutablePointer<CChar>, _ length: Int) -> String {
    String(decoding: UnsafeRawBufferPointer(start: start, count: length), as: UTF8.self)
  }
}
