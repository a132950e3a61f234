import Cells
import Kit

/// A dashboard with an open page of many items.
struct PageSession {
  private let data: PageData
  var keys: KeySession

  /// What is typed in turn; each key of it changes the picture.
  static let keys: [[String]] = [
    Array(repeating: "\u{1B}[B", count: 120), Array(repeating: "\u{1B}[6~", count: 30),
    ["\u{1B}[F"], Array(repeating: "\u{1B}[A", count: 60), ["\u{1B}[H", "/"],
    ["1", "2", "3", "\u{7F}", "\u{7F}", "\u{7F}"],
  ]

  init(of subject: PageData.Subject) throws {
    data = try PageData(of: subject)
    keys = try KeySession(in: data.folder.path, size: Size(width: 120, height: 40))
    try keys.press("\r", until: subject.sign)
  }
}
