package import Store
package import WidgetIntents

/// An error in the text or words that describe a board, as data; the caller puts it into words.
package enum BoardFault: Error, Hashable, Sendable {
  // Errors in the text.
  case tooManyLines(most: Int)
  /// A line, or the words for one, have too many bytes.
  case longLine(length: Int, most: Int)
  case openQuotation
  case strayBackslash
  case controlCharacter(Unicode.Scalar)
  case controlCharacters(in: String)
  /// A line that joins a stack has no widget above it on its page.
  case noStack
  case fullStack(most: Int)
  case tooManyWidgets(most: Int)
  /// A widget has another family than those of its stack.
  case unlikeStack(String)
  // Errors in the words for a widget.
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

/// The errors in the lines of a board, in order.
package struct BoardFaults: Error, Hashable, Sendable {
  package struct Line: Hashable, Sendable {
    /// The line number, from 1 on.
    package let number: Int
    package let fault: BoardFault
  }

  package let lines: [Line]
}

/// Why a move is impossible, as data; the caller puts it into words.
package enum MoveFault: Error, Hashable, Sendable {
  /// The board has no widget with this number, or no longer has it.
  case unknownWidget(String, known: [SavedWidget.ID])
}
