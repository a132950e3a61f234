package import Foundation

package enum Gzip {
  package static func zeros(megabytes: Int) throws -> Data {
    try shell("head -c \(megabytes << 20) /dev/zero | gzip -9")
  }
}
