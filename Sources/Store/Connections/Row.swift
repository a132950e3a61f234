import CData
import FoundationEssentials

/// The current row of a statement; valid until its next step.
struct Row {
  private let statement: OpaquePointer

  init(of statement: OpaquePointer) {
    self.statement = statement
  }

  func integer(_ column: Int32) -> Int {
    Int(sqlite3_column_int64(statement, column))
  }

  func real(_ column: Int32) -> Double {
    sqlite3_column_double(statement, column)
  }

  /// The text of a column; invalid UTF-8 is replaced.
  func text(_ column: Int32) -> String {
    guard let bytes = sqlite3_column_text(statement, column) else { return "" }
    let count = Int(sqlite3_column_bytes(statement, column))
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  func date(_ column: Int32) -> Date {
    Date(timeIntervalSinceReferenceDate: real(column))
  }

  /// The value of a column; nil if it is null.
  func optional<Value>(_ column: Int32, _ value: (Int32) -> Value) -> Value? {
    sqlite3_column_type(statement, column) == sqlite_null ? nil : value(column)
  }
}
