/// The line and cause of an error in a book of symbols.
package struct SymbolError: Error, Hashable, Sendable {
  package enum Cause: Error, Hashable, Sendable {
    case strayLine
    case noCharacters
    case repeatedName(String)
    case unknownWord(String)
    case wrongMeasures(String)
    case openParenthesis
    case missingFigure
    case unknownRole(String)
    case badSize(String)
    case unevenArt
    case nothingDrawn(String)
  }

  package let line: Int
  package let cause: Cause
}

extension SymbolError: CustomStringConvertible {
  package var description: String { "line \(line): \(cause)" }
}

extension SymbolError.Cause: CustomStringConvertible {
  package var description: String {
    switch self {
    case .strayLine: "an indented line belongs to no symbol"
    case .noCharacters: "a symbol has a name and two narrow characters, the second of ASCII"
    case .repeatedName(let name): "\(name) is there twice"
    case .unknownWord(let word): "\(word) is no figure"
    case .wrongMeasures(let word): "the numbers after \(word) are too few, too many or none"
    case .openParenthesis: "a parenthesis has no end"
    case .missingFigure: "a figure is missing"
    case .unknownRole(let role): "there is no role \(role)"
    case .badSize(let size): "\(size) is no number of rows"
    case .unevenArt: "the rows of a drawing are as long as each other and hold only roles and dots"
    case .nothingDrawn(let name): "\(name) has no figure"
    }
  }
}
