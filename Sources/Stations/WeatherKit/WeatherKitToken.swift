package import FoundationEssentials

/// What Apple wants to be shown: who asks, until when that holds, and a signature.
package struct WeatherKitToken: Hashable, Sendable {
  package let key: String
  package let team: String
  package let service: String

  private static let life = 1800

  /// Nil unless the names are such as Apple gives.
  package init?(key: String, team: String, service: String) {
    guard key.isName, team.isName, service.isName else { return nil }
    self.key = key
    self.team = team
    self.service = service
  }

  /// The signature is ES256: 64 bytes, made of those it is given.
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
  /// Letters, digits, dots and dashes, which need no escaping anywhere.
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
