import Cells
import Kit

/// A dashboard with an open page of many items.
struct PageSession {
  private let data: PageData
  var keys: KeySession

  /// What is typed on a page of items; each key of it changes the picture.
  static let keysOfItems: [[String]] = [
    Array(repeating: "\u{1B}[B", count: 120), Array(repeating: "\u{1B}[6~", count: 30),
    ["\u{1B}[F"], Array(repeating: "\u{1B}[A", count: 60), ["\u{1B}[H", "/"],
    ["1", "2", "3", "\u{7F}", "\u{7F}", "\u{7F}"],
  ]

  /// What is typed on the weather page: hours, cities, and the name of a city.
  static let keysOfWeather: [[String]] = [
    Array(repeating: "\u{1B}[B", count: 20), Array(repeating: "\u{1B}[A", count: 20),
    Array(repeating: "\u{1B}[C", count: 30), Array(repeating: "\u{1B}[D", count: 30),
    Array(repeating: ["s", "e", "\u{7F}", "\u{7F}"], count: 5).reduce(["/"], +),
  ]

  init(of subject: PageData.Subject) throws {
    data = try PageData(of: subject)
    keys = try KeySession(in: data.folder.path, size: Size(width: 120, height: 40))
    try keys.press("\r", until: subject.sign)
  }
}
