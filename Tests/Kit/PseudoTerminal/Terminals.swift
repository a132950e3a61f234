import Foundation

/// The terminals that tests know: the compiled terminfo entries of `Tests/Terminfo`, so that the
/// entries of the machine don't matter.
package enum Terminals {
  /// The folder of the entries, as a value of `TERMINFO`.
  package static let folder = URL(filePath: #filePath)
    .appending(path: "../../../Terminfo").standardized.path

  /// The environment of a terminal.
  package static func environment(_ name: String) -> [String: String] {
    ["TERM": name, "TERMINFO": folder]
  }

  /// The compiled entries by name.
  package static let entries: [String: [UInt8]] = {
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let files = paths.filter { $0.contains("/") }.compactMap { path in
      FileManager.default.contents(atPath: "\(folder)/\(path)").map { data in
        (URL(filePath: path).lastPathComponent, Array(data))
      }
    }
    return Dictionary(files) { first, _ in first }
  }()
}
