import System
import Almanac

/// The tags in a title that say when it is shown; the store keeps them there.
extension String {
  /// The day from which it is shown, in the first readable `t:` tag; nil if there is none.
  var start: CivilDay? { words.lazy.compactMap(TodoFields.startDay).first }

  /// Whether a tag `h:1` keeps it out of lists.
  var isHidden: Bool { words.contains(where: TodoFields.hides) }

  /// The tags that say when it is shown.
  var visibilityTags: [String] {
    words.filter { TodoFields.tellsVisibility($0) }.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The text without those tags.
  var withoutVisibility: String { without(TodoFields.tellsVisibility) }

  /// The text with the tags that another title has, unless it has such tags itself.
  func keeping(visibilityTags tags: [String]) -> String {
    visibilityTags.isEmpty ? ([self] + tags).joined(separator: " ") : self
  }

  /// The text with the days from which it is shown moved by as many days.
  func movingStart(by distance: Int) -> String {
    let moved = words.map { word in
      TodoFields.startDay(in: word).map { "\(TodoFields.startMark)\($0.advanced(by: distance))" }
        ?? String(decoding: word, as: UTF8.self)
    }
    return moved.joined(separator: " ")
  }

  private var words: [ArraySlice<UInt8>] {
    Array(utf8).split(separator: .space, omittingEmptySubsequences: false)
  }
}
