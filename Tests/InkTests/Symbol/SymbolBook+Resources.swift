import Foundation
import Ink

extension SymbolBook {
  /// The symbols in `Resources/`.
  static func resources() throws -> SymbolBook {
    try SymbolBook(parsing: text())
  }

  static func text() throws -> String {
    let root = URL(filePath: #filePath).appending(path: "../../../../Resources")
    return try String(
      contentsOf: root.appending(path: "figures.txt").standardizedFileURL, encoding: .utf8)
  }
}
