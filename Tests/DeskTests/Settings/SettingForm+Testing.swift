@testable import Desk

extension SettingForm {
  /// Values that it doesn't allow, as TOML writes them.
  var wrongValues: [String] {
    switch self {
    case .toggle: ["1", "\"on\"", "[]", "{}", "2026-11-21", "nan"]
    case .words: ["\"nosuch\"", "true", "1", "[]", "\"\"", "{ a = 1 }"]
    case .number(let range, _):
      ["\(range.lowerBound - 1)", "\(range.upperBound + 1)", "1.5", "\"soon\"", "true", "[1]"]
    case .spelled: ["\"nosuch\"", "1", "false", "\"\"", "\"on\\u0007\"", "07:30:00"]
    case .text: ["\"\"", "\" \"", "1", "\"\\u001B[2J\"", "[\"a\"]", "true"]
    case .texts: ["1", "[1]", "{ a = \"b\" }", "[\"a\", [\"b\"]]", "true"]
    }
  }
}

extension Setting {
  /// The lines that set it, with the value in the third line from column 7 on if it is below a table.
  func lines(setting value: String) -> String {
    let key = isOpen ? (keys?.first ?? "any").keyForTOML : key
    return "\(table.map { "[\($0)]" } ?? "")\n# \n\(key) = \(value)\n"
  }

  var keyWidth: Int { (isOpen ? (keys?.first ?? "any").keyForTOML : key).count }
}
