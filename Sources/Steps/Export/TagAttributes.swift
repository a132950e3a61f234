/// The attributes of a tag, in order.
struct TagAttributes {
  private var rest: ArraySlice<UInt8>

  init(of rest: ArraySlice<UInt8>) {
    self.rest = rest
  }

  /// The next attribute; nil at the end.
  mutating func next() throws(StepFault) -> (name: ArraySlice<UInt8>, value: ArraySlice<UInt8>)? {
    rest = rest.drop(while: Sign.isBlank)
    let name = rest.prefix { !Sign.isBlank($0) && $0 != Sign.equals && $0 != Sign.slash }
    rest = rest[name.endIndex...].drop(while: Sign.isBlank)
    if name.isEmpty, rest.isEmpty || rest.elementsEqual([Sign.slash]) { return nil }
    guard !name.isEmpty, rest.first == Sign.equals else { throw .noMarkup }
    rest = rest.dropFirst().drop(while: Sign.isBlank)
    guard let quote = rest.first, quote == Sign.quote || quote == Sign.apostrophe else {
      throw .noMarkup
    }
    rest = rest.dropFirst()
    let value = rest.prefix { $0 != quote }
    // The tag ended outside quotes, so there is a closing quote.
    rest = rest[value.endIndex...].dropFirst()
    return (name, value)
  }
}
