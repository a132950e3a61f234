package import Almanac
import Glibc
import System

/// The built-in cities, best known first.
package struct Gazetteer: Sendable {
  // Parsed on demand and then discarded: all cities take more memory than all widgets.
  private let table: [UInt8]

  package init() {
    table = Asset.cities.bytes
  }

  init(text: String) {
    table = Array(text.utf8)
  }

  package var cities: [City] { Array(parsed) }

  /// The best known ones.
  package func cities(_ count: Int) -> [City] { cities(count) { _ in true } }

  package subscript(id: City.ID) -> City? {
    let start = Array("\(id)\t".utf8)
    return lines.first { $0.starts(with: start) }.flatMap(City.init)
  }

  /// The best known cities of a place's country besides the place, then those of others.
  package func cities(near place: Location, count: Int) -> [City] {
    guard let home = parsed.first(where: { $0.place(in: .english).isWhere(place) }) else {
      return cities(count) { !$0.place(in: .english).isWhere(place) }
    }
    let others = { (count: Int, areNear: Bool) in
      cities(count) { $0.id != home.id && ($0.countryCode == home.countryCode) == areNear }
    }
    let near = others(count, true)
    return near + others(count - near.count, false)
  }

  /// The best known city of a country; nil if none is known.
  func city(ofCountry code: String) -> City? { cities(1) { $0.countryCode == code }.first }

  /// The best known cities of some kind.
  private func cities(_ count: Int, where isWanted: @escaping (City) -> Bool) -> [City] {
    Array(parsed.lazy.filter(isWanted).prefix(count))
  }

  /// The best known cities of a time zone.
  package func cities(of zoneName: String, _ count: Int = .max) -> [City] {
    // It stands last in a line.
    let end = Array("\t\(zoneName)".utf8)
    let lines = lines.filter { $0.suffix(end.count).elementsEqual(end) }
    return Array(lines.compactMap { City(line: $0) }.prefix(count))
  }

  /// The cities, each parsed when it is reached.
  private var parsed: some Sequence<City> { lines.compactMap { City(line: $0) } }

  private var lines: LazyFilterSequence<TableLines> {
    TableLines(of: table).lazy.filter { !$0.starts(with: Self.comment) }
  }

  private static let comment = Array("//".utf8)
}

/// The lines of a text that aren't empty, one at a time. Looks for their ends by a function of the system
/// that compares many bytes at once: a start looks through 2,000 lines.
private struct TableLines: Sequence, IteratorProtocol {
  private let text: [UInt8]
  private var start = 0

  init(of text: [UInt8]) {
    self.text = text
  }

  mutating func next() -> ArraySlice<UInt8>? {
    while start < text.count {
      let (first, end) = (start, end(from: start))
      start = end + 1
      if first < end { return text[first..<end] }
    }
    return nil
  }

  private func end(from start: Int) -> Int {
    text.withUnsafeBytes { bytes in
      guard let first = bytes.baseAddress,
        let end = memchr(first + start, Int32(UInt8.newline), bytes.count - start)
      else { return bytes.count }
      return UnsafeRawPointer(end) - first
    }
  }
}

extension Gazetteer {
  /// The cities whose names match or start with a text, best match first and then best known first.
  /// A country may follow after a comma.
  package func cities(matching words: String) -> [City] {
    guard let start = NameStart(of: words) else { return [] }
    // A board may have hundreds of names that nobody knows, and most cities are told apart by a letter.
    let others = OtherNames.all.lineStarts(where: start.mayBegin)
    let near = lines.filter { line in
      start.mayBegin(line) || others.contains { line.starts(with: $0) }
    }
    return CityIndex(of: near.compactMap { City(line: $0) }).cities(matching: words)
  }

  /// The best match for a name or identifier; nil if there is none.
  package func city(called words: String) -> City? {
    if Bound.cityName.isExceeded(by: words.utf8.count) { return nil }
    if let city = self[words.lowercased()] { return city }
    return cities(matching: words).first
  }
}

/// The letter with which a name or a word of it has to begin to match a text.
private struct NameStart {
  private let first: [UInt8]

  /// Fails if the text has no letters.
  init?(of words: String) {
    let name = SearchWords(words.prefix { $0 != "," }).text
    guard let first = name.unicodeScalars.first else { return nil }
    self.first = Array(String(first).utf8)
  }

  /// Whether a word in a line begins with the letter. Names with accents are no exception: a city's own word
  /// stands first, and has none.
  func mayBegin(_ line: ArraySlice<UInt8>) -> Bool {
    guard first.count == 1 else { return line.hasSequence(first) }
    var isStart = true
    for byte in line {
      if isStart, byte.lowercased == first[0] { return true }
      isStart = byte < 0x80 && !byte.isLetterOrDigit
    }
    return false
  }
}

extension ArraySlice<UInt8> {
  fileprivate func hasSequence(_ bytes: [UInt8]) -> Bool {
    indices.contains { self[$0] == bytes[0] && self[$0...].starts(with: bytes) }
  }
}

extension UInt8 {
  fileprivate var lowercased: UInt8 { 0x41...0x5A ~= self ? self + 0x20 : self }
  fileprivate var isLetterOrDigit: Bool { 0x61...0x7A ~= lowercased || 0x30...0x39 ~= self }
}

/// A city that can be found by name.
package struct City: Hashable, Sendable, Identifiable {
  /// The word that identifies it in commands and settings.
  package let id: String
  package let englishName: String
  /// Its Korean name; nil if it has none.
  package let koreanName: String?
  /// The ISO 3166 code, two letters.
  package let countryCode: String
  /// In degrees north.
  package let latitude: Double
  /// In degrees east.
  package let longitude: Double
  /// The system's name of its time zone.
  package let zoneName: String

  package init(
    id: String, englishName: String, koreanName: String?, countryCode: String, latitude: Double,
    longitude: Double, zoneName: String
  ) {
    (self.id, self.englishName, self.koreanName) = (id, englishName, koreanName)
    (self.countryCode, self.zoneName) = (countryCode, zoneName)
    (self.latitude, self.longitude) = (latitude, longitude)
  }

  package func name(in language: Language) -> String {
    switch language {
    case .korean: koreanName ?? englishName
    case .english: englishName
    }
  }

  package func place(in language: Language) -> Location {
    Location(
      nameKey: name(in: language), latitude: latitude, longitude: longitude, zoneName: zoneName)
  }
}

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

/// A position on earth, in degrees.
package struct Coordinates: Hashable, Sendable {
  /// North of the equator.
  package let latitude: Double
  /// East of Greenwich.
  package let longitude: Double

  /// Fails for latitudes beyond ±90 and longitudes beyond ±180.
  package init?(latitude: Double, longitude: Double) {
    guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
    (self.latitude, self.longitude) = (latitude, longitude)
  }

  /// Parses "37.57,126.98", with optional spaces beside the comma; fails for anything else.
  package init?(_ text: String) {
    guard let (latitude, longitude) = Self.numbers(in: text) else { return nil }
    self.init(latitude: latitude, longitude: longitude)
  }

  /// Whether a text reads like a position, but there is none such on earth.
  package static func areBeyondEarth(_ text: String) -> Bool {
    numbers(in: text) != nil && Coordinates(text) == nil
  }

  private static func numbers(in text: String) -> (Double, Double)? {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      Double(part.drop { $0 == " " }.prefix { $0 != " " })
    }
    guard numbers.count == 2, let first = numbers[0], let second = numbers[1] else { return nil }
    return (first, second)
  }
}

extension Coordinates {
  /// The place at these coordinates. Its time zone is that of the nearest city or, far out at sea,
  /// follows from the longitude.
  package func place(among gazetteer: Gazetteer = Gazetteer()) -> Location {
    Location(nameKey: text, latitude: latitude, longitude: longitude, zoneName: zoneName(gazetteer))
  }

  /// The nearest city; nil far out at sea.
  package func nearestCity(among gazetteer: Gazetteer = Gazetteer()) -> City? {
    let distances = gazetteer.cities.compactMap { city in
      Coordinates(latitude: city.latitude, longitude: city.longitude).map {
        (city: city, distance: distance(to: $0))
      }
    }
    let nearest = distances.min { $0.distance < $1.distance }
    return nearest.flatMap { $0.distance < Self.reach ? $0.city : nil }
  }

  /// The coordinates as text, such as "37.57°N 126.98°E".
  package var text: String {
    "\(Self.degrees(latitude))°\(latitude < 0 ? "S" : "N") "
      + "\(Self.degrees(longitude))°\(longitude < 0 ? "W" : "E")"
  }

  /// The straight distance through the earth, in earth radii.
  func distance(to other: Coordinates) -> Double {
    let (one, two) = (direction, other.direction)
    return zip(one, two).map { ($0 - $1) * ($0 - $1) }.reduce(0, +).squareRoot()
  }

  private var direction: [Double] {
    let (north, east) = (latitude * .pi / 180, longitude * .pi / 180)
    return [cos(north) * cos(east), cos(north) * sin(east), sin(north)]
  }

  /// The distance within which a city's time zone and country apply: about 1,000 km.
  private static let reach = 0.157

  private func zoneName(_ gazetteer: Gazetteer) -> String {
    if let city = nearestCity(among: gazetteer) { return city.zoneName }
    // By an old convention, the signs in these names are reversed.
    let hours = Int(bounded: (longitude / 15).rounded())
    return hours == 0 ? "Etc/GMT" : "Etc/GMT\(hours > 0 ? "-" : "+")\(abs(hours))"
  }

  private static func degrees(_ number: Double) -> String {
    let hundredths = Int(bounded: (abs(number) * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}

/// A search text in lower case without accents, with single spaces between words.
struct SearchWords: Hashable {
  let text: String

  init(_ text: some StringProtocol) {
    self.text = text.unicodeScalars.map(\.plainLetters).joined()
      .split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
  }

  /// The text without the suffix for a Korean town's administrative rank.
  var withoutRank: String {
    let ranks = ["특별자치시", "특별자치도", "특별시", "광역시", "시", "군", "구", "도"]
    let rank = ranks.first { text.hasSuffix($0) && text.count > $0.count + 1 }
    return rank.map { String(text.dropLast($0.count)) } ?? text
  }
}

extension Unicode.Scalar {
  /// The lower-case letters without accents; empty for an accent, or for a sign that names often
  /// omit.
  var plainLetters: String {
    switch self {
    case "'", "’", "‘", "ʻ", "ʼ", "`": ""
    case "ß": "ss"
    case _ where isASCII: properties.lowercaseMapping
    case _ where properties.generalCategory == .nonspacingMark: ""
    case "\u{C0}"..."\u{24F}", "\u{1E00}"..."\u{1EFF}": latinLetters ?? properties.lowercaseMapping
    default: properties.lowercaseMapping
    }
  }

  /// The base letter in the Unicode name; nil if there is none. LATIN SMALL LETTER O WITH STROKE is
  /// an o.
  private var latinLetters: String? {
    guard let words = properties.name?.split(separator: " "), words.count > 3,
      words[0] == "LATIN", words[2] == "LETTER", words[3].count <= 2
    else { return nil }
    return words[3].lowercased()
  }
}

/// The countries of the known cities.
package struct CountryTable: Sendable {
  package let countries: [Country]

  package init() {
    self.init(text: Asset.countries.text)
  }

  init(text: String) {
    countries = text.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "\t")
      guard fields.count == 3, fields[0].count == 2 else { return nil }
      return Country(
        id: String(fields[0]), englishName: String(fields[1]), koreanName: String(fields[2]))
    }
  }

  package subscript(code: Country.ID) -> Country? {
    countries.first { $0.id == code }
  }

  /// The codes of the countries with this code, or with a name that starts with these words.
  func codes(matching words: SearchWords) -> Set<Country.ID> {
    Set(
      countries.filter { country in
        country.id.lowercased() == words.text
          || [country.englishName, country.koreanName].contains {
            SearchWords($0).text.hasPrefix(words.text)
          }
      }.map(\.id))
  }
}

/// A country and its names.
package struct Country: Hashable, Sendable, Identifiable {
  /// The ISO 3166 code, two letters.
  package let id: String
  package let englishName: String
  package let koreanName: String

  package func name(in language: Language) -> String {
    switch language {
    case .korean: koreanName
    case .english: englishName
    }
  }
}
