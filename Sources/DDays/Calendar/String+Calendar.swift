extension String {
  /// The text escaped for iCalendar; forbidden characters are replaced.
  var escaped: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "\\", ";", ",": text += "\\\(scalar)"
      case "\n": text += "\\n"
      case "\r": break
      case _ where scalar.properties.generalCategory == .control && scalar != "\t":
        text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  /// The text in lines of at most 75 bytes, without splitting a scalar.
  var folded: String {
    guard utf8.count > 75 else { return self }
    var (text, length) = ("", 0)
    for scalar in unicodeScalars {
      if length + scalar.utf8.count > 75 {
        text += "\r\n "
        length = 1
      }
      text.unicodeScalars.append(scalar)
      length += scalar.utf8.count
    }
    return text
  }
}
