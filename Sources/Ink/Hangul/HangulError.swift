/// The line and cause of an error in a book of Hangul.
package struct HangulError: Error, Hashable, Sendable {
  package enum Cause: Error, Hashable, Sendable {
    case strayLine
    case unknownWord(String)
    case unknownLetter(Character)
    case repeatedName(Character)
    case missingWord
    case missingLetter(Character)
    case missingFrame
  }

  package let line: Int
  package let cause: Cause
}

extension HangulError: CustomStringConvertible {
  package var description: String { "line \(line): \(cause)" }
}

extension HangulError.Cause: CustomStringConvertible {
  package var description: String {
    switch self {
    case .strayLine: "an indented line belongs to no letter"
    case .unknownWord(let word): "\(word) doesn't belong here"
    case .unknownLetter(let letter): "\(letter) stands below the pair that uses it, or nowhere"
    case .repeatedName(let letter): "\(letter) is there twice"
    case .missingWord: "something is missing at the end"
    case .missingLetter(let letter): "\(letter) isn't there"
    case .missingFrame: "each kind of vowel needs a frame with and without a final"
    }
  }
}
