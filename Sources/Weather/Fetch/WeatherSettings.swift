package import Almanac

/// The choice of a weather source, and what the sources require.
package struct WeatherSettings: Hashable, Sendable {
  package enum Choice: Hashable, Sendable {
    /// The first source that works, of those that need no key.
    case auto
    case only(Source)
  }

  package var choice = Choice.auto
  /// The language of alerts.
  package var language = Language.english
  /// The path of the document, if the source is a file; nil otherwise.
  package var file: String?
  /// A mail or web address for the service's operators; nil if none is given.
  package var contact: String?
  /// The file with the key for WeatherKit, and the identifiers from Apple.
  package var keyFile: String?
  package var key: String?
  package var team: String?
  package var service: String?

  package init() {}

  /// The sources to ask, in order.
  package var sources: [Source] {
    switch choice {
    case .auto: [.openMeteo] + (contact == nil ? [] : [.metNorway])
    case .only(let source): [source]
    }
  }
}

extension WeatherSettings {
  /// The file to watch for changes; nil if there is none.
  package var followedFile: String? { choice == .only(.file) ? file : nil }

  /// Replaces the paths of its files by those that the system knows.
  package mutating func locate(_ absolute: (String) -> String) {
    (file, keyFile) = (file.map(absolute), keyFile.map(absolute))
  }

  private static let filePrefix = "file:"

  /// The values of the setting, as users write them.
  package static let words =
    ["auto"] + Source.allCases.map { $0 == .file ? "\(filePrefix)PATH" : $0.rawValue }

  /// Applies a value of the setting; false if it is invalid.
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
