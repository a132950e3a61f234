extension City {
  /// Parses a line of a city table; fails if it is malformed.
  init?(line: Substring) {
    let fields = line.utf8.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      .map { Substring($0) }
    guard fields.count == 7, let latitude = Double(fields[4]), let longitude = Double(fields[5]),
      (-90...90).contains(latitude), (-180...180).contains(longitude)
    else { return nil }
    self.init(
      id: String(fields[0]), englishName: String(fields[1]),
      koreanName: fields[2].isEmpty ? nil : String(fields[2]), countryCode: String(fields[3]),
      latitude: latitude, longitude: longitude, zoneName: String(fields[6]))
  }

  /// A line of a city table; `init(line:)` reads it.
  var line: String {
    let names = [id, englishName, koreanName ?? "", countryCode].map(\.line)
    return (names + ["\(latitude)", "\(longitude)", zoneName.line]).joined(separator: "\t")
  }
}
