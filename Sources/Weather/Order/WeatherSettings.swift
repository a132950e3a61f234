/// From where the weather is to come, and what the sources need to know of whoever asks.
package struct WeatherSettings: Hashable, Sendable {
  package enum Choice: Hashable, Sendable {
    /// The first of those that need no key which tells something.
    case auto
    case only(Source)
  }

  package var choice = Choice.auto
  /// Of the document that is the source, if it is a file.
  package var file: String?
  /// Under which address, of mail or of a site, whoever asks can be reached.
  package var contact: String?
  /// The file with the key for WeatherKit, and the names that Apple has given.
  package var keyFile: String?
  package var key: String?
  package var team: String?
  package var service: String?

  package init() {}

  /// Which sources are asked, in this order.
  package var sources: [Source] {
    switch choice {
    case .auto: [.openMeteo] + (contact == nil ? [] : [.metNorway])
    case .only(let source): [source]
    }
  }
}

extension WeatherSettings {
  /// The file whose changes are news.
  package var followedFile: String? { choice == .only(.file) ? file : nil }

  private static let filePrefix = "file:"

  /// What may be chosen, as people write it.
  package static let words =
    ["auto"] + Source.allCases.map { $0 == .file ? "\(filePrefix)PATH" : $0.rawValue }

  /// Chooses as a person has written it; false for what is none of the words.
  package mutating func choose(_ word: String) -> Bool {
    if word == "auto" {
      choice = .auto
    } else if word.hasPrefix(Self.filePrefix) {
      let path = String(word.dropFirst(Self.filePrefix.count))
      guard !path.isEmpty else { return false }
      (choice, file) = (.only(.file), path)
    } else if let source = Source(rawValue: word), source != .file {
      choice = .only(source)
    } else {
      return false
    }
    return true
  }
}
