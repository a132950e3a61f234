extension JamoForm {
  /// Reads a form: what it is for, then its strokes, separated by slashes.
  ///
  /// `beside` is for the left side of an upright vowel, `least 4` sets the least height in blocks,
  /// `from 9` the height and `wide 6` the width from which on the form is preferred. A stroke leads through anchors, `x,y`,
  /// or bends towards them, `~x,y`; `ring` and two corners are a ring.
  init(parsing words: some Collection<Substring>) throws(HangulError.Cause) {
    let options = words.prefix { !$0.contains(",") && $0 != "ring" }
    var wishes = HangulWords(ArraySlice(options))
    var purpose = Purpose()
    while let word = wishes.next() {
      switch word {
      case "beside": purpose.isBeside = true
      case "least": purpose.least = Int(try wishes.number())
      case "from": purpose.height = Int(try wishes.number())
      case "wide": purpose.width = Int(try wishes.number())
      default: throw .unknownWord(word)
      }
    }
    var strokes: [Stroke] = []
    for words in words.dropFirst(options.count).split(separator: "/") {
      strokes.append(try Stroke(parsing: words))
    }
    guard !strokes.isEmpty else { throw .missingWord }
    self.init(strokes, for: purpose)
  }
}

extension JamoForm.Stroke {
  fileprivate init(parsing words: some Collection<Substring>) throws(HangulError.Cause) {
    let isRing = words.first == "ring"
    var anchors: [JamoForm.Anchor] = []
    for word in words.dropFirst(isRing ? 1 : 0) {
      anchors.append(try JamoForm.Anchor(parsing: word))
    }
    guard anchors.count >= 2 else { throw .missingWord }
    if isRing {
      if let stray = words.dropFirst(3).first { throw .unknownWord(String(stray)) }
      self = .ring(anchors[0], anchors[1])
    } else {
      self = .path(anchors)
    }
  }
}

extension JamoForm.Anchor {
  fileprivate init(parsing word: Substring) throws(HangulError.Cause) {
    isControl = word.first == "~"
    let parts = (isControl ? word.dropFirst() : word).split(separator: ",")
    guard parts.count == 2, let x = Double(digits: parts[0].utf8),
      let y = Double(digits: parts[1].utf8), 0...100 ~= x, 0...100 ~= y
    else { throw .unknownWord(String(word)) }
    (self.x, self.y) = (x, y)
  }
}
