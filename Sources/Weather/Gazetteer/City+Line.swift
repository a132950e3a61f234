extension City {
  /// Parses a line of a city table; fails if it is malformed.
  init?(line: Substring) {
    self.init(line: Array(line.utf8)[...])
  }

  /// Parses the bytes of such a line.
  init?(line: ArraySlice<UInt8>) {
    let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard fields.count == 7, let latitude = Double(fields[4]), let longitude = Double(fields[5]),
      (-90...90).contains(latitude), (-180...180).contains(longitude)
    else { return nil }
    self.init(
      id: fields[0], englishName: fields[1], koreanName: fields[2].isEmpty ? nil : fields[2],
      countryCode: fields[3], latitude: latitude, longitude: longitude, zoneName: fields[6])
  }

  /// A line of a city table; `init(line:)` reads it.
  var line: String {
    let names = [id, englishName, koreanName ?? "", countryCode].map(\.line)
    return (names + ["\(latitude)", "\(longitude)", zoneName.line]).joined(separator: "\t")
  }
}
