package import FoundationEssentials

/// The authorization that Apple requires: an identity, an expiry date and a signature.
package struct WeatherKitToken: Hashable, Sendable {
  package let key: String
  package let team: String
  package let service: String

  private static let life = 1800

  /// Fails if an identifier isn't in Apple's format.
  package init?(key: String, team: String, service: String) {
    guard key.isName, team.isName, service.isName else { return nil }
    self.key = key
    self.team = team
    self.service = service
  }

  /// The signed token; `signing` makes an ES256 signature of 64 bytes.
  package func written(
    at date: Date, signing: ([UInt8]) throws -> [UInt8]
  ) rethrows -> String {
    let now = Int(min(max(0, date.timeIntervalSince1970), 4e9))
    let header = #"{"alg":"ES256","kid":"\#(key)","id":"\#(team).\#(service)"}"#
    let claims =
      #"{"iss":"\#(team)","iat":\#(now),"exp":\#(now + Self.life),"sub":"\#(service)"}"#
    let message = "\(Array(header.utf8).base64URL).\(Array(claims.utf8).base64URL)"
    return "\(message).\(try signing(Array(message.utf8)).base64URL)"
  }
}

extension String {
  /// Whether the text has only letters, digits, dots and dashes, which never need escaping.
  fileprivate var isName: Bool {
    1...100 ~= utf8.count
      && utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E: true
        default: false
        }
      }
  }
}

extension [UInt8] {
  fileprivate var base64URL: String {
    Data(self).base64EncodedString()
      .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }
}
