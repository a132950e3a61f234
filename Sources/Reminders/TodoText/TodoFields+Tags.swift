package import Almanac

extension TodoFields {
  /// The deadline in the first readable `due:` tag; nil if there is none.
  package func deadline(in zone: Zone) -> Deadline? {
    words.lazy.compactMap { Deadline(tag: $0, in: zone) }.first
  }

  /// The title without tags that the program reads, limited in length.
  package var title: String {
    let spoken = words.filter { Deadline(tag: $0, in: .utc) == nil && !$0.keepsPriority }
    let title = String(decoding: Array(spoken.joined(separator: [.space])), as: UTF8.self)
    return String(title.prefix(Self.longestTitle)).trimmed
  }

  package static func tag(for deadline: Deadline, in zone: Zone) -> String {
    switch deadline {
    case .day(let day): "\(Deadline.tagMark)\(day)"
    case .date(let date): "\(Deadline.tagMark)\(zone.civil(at: date).description.prefix(16))"
    }
  }

  /// The words, up to a limit that no one reads beyond.
  private var words: [ArraySlice<UInt8>] {
    text.prefix(Self.longestReading).split(separator: .space, omittingEmptySubsequences: false)
  }

  private static let longestReading = 1 << 12
  private static let longestTitle = 200
}

extension Deadline {
  fileprivate static let tagMark = "due:"

  fileprivate init?(tag word: ArraySlice<UInt8>, in zone: Zone) {
    guard word.starts(with: Self.tagMark.utf8), word.count <= 40 else { return nil }
    let value = String(decoding: word.dropFirst(Self.tagMark.utf8.count), as: UTF8.self)
    guard let written = try? WrittenDate(value) else { return nil }
    self = value.count == 10 ? .day(written.moment.day) : .date(written.date(in: zone))
  }
}

extension String {
  /// The text without deadline tags.
  var withoutDeadline: String {
    let words = Array(utf8).split(separator: .space, omittingEmptySubsequences: false)
    let others = words.filter { Deadline(tag: $0, in: .utc) == nil }
    return String(decoding: Array(others.joined(separator: [.space])), as: UTF8.self).trimmed
  }
}

extension ArraySlice<UInt8> {
  fileprivate var keepsPriority: Bool { count == 5 && starts(with: "pri:".utf8) }
}
