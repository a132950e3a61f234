package import Intents

/// What is wrong with what somebody has written of a board; whoever shows it puts it in words.
package enum BoardFault: Error, Hashable, Sendable {
  // Of text as such.
  case tooManyLines(most: Int)
  case openQuotation
  case strayBackslash
  case controlCharacter(Unicode.Scalar)
  case controlCharacters(in: String)
  // Of the words about a widget.
  case unknownKind(String, known: [String])
  case missingFamily(of: String, allowed: [String])
  case unknownFamily(String, known: [String])
  case unfitFamily(String, of: String, allowed: [String])
  case noSetting(String)
  case repeatedSetting(String)
  case unknownParameter(String, of: String, known: [String])
  case wrongValue(String, of: ParameterDeclaration)
  case valueOutOfRange(String, of: String, ParameterRange)
  case nothingToForget(String, known: [String])
}
