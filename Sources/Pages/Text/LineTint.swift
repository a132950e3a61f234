package import Views

/// The colour of some characters of a line.
package struct LineTint: Hashable, Sendable {
  let characters: Range<Int>
  let color: Color

  package init(_ characters: Range<Int>, _ color: Color) {
    (self.characters, self.color) = (characters, color)
  }

  func moved(by count: Int) -> LineTint {
    LineTint(characters.lowerBound + count..<characters.upperBound + count, color)
  }
}

extension [LineTint] {
  /// Some letters of a line, of which the first has an offset, in the colours that they have.
  func text(of letters: ArraySlice<Character>) -> Text {
    let edges = flatMap { [$0.characters.lowerBound, $0.characters.upperBound] }
    let inner = Set(edges).filter { letters.indices.contains($0) && $0 > letters.startIndex }
    let ends = inner.sorted() + [letters.endIndex]
    let starts = [letters.startIndex] + inner.sorted()
    return zip(starts, ends).reduce(Text(verbatim: "")) { text, place in
      let part = Text(verbatim: String(letters[place.0..<place.1]))
      let tint = first { $0.characters.contains(place.0) }
      return text + (tint.map { part.foregroundStyle($0.color) } ?? part)
    }
  }
}
