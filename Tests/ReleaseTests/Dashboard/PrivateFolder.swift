import Cells
import Foundation
import Kit

/// A folder whose boards in all places show words and numbers that are found nowhere else.
final class PrivateFolder {
  private let folder: TestFolder

  /// The title of a D-Day, a reminder, a timer, caffeine and steps.
  static let secrets = ["Zanzibar", "Quagmire", "Kumquat", "317 mg", "7,351"]

  init() throws {
    folder = try TestFolder()
    try folder.write(Data("date,steps\n2026-11-21,7351\n".utf8), as: "steps.csv")
    try run(Release.removalOfFirstBoard)
    try run(["dday", "add", "Zanzibar", "2026-11-23"])
    try run(["todo", "add", "Quagmire", "--list", "Home"])
    try run(["caffeine", "log", "Tea", "--mg", "317"])
    try run(["timer", "start", "25m", "Kumquat"])
    for place in ["home", "today", "lock", "standby"] {
      for kind in ["dday", "reminders", "caffeine", "steps", "timer"] {
        let family = place == "lock" ? "rectangular" : "small"
        let own =
          switch kind {
          case "steps": ["file=\(folder.file("steps.csv"))"]
          case "reminders": ["list=Home"]
          default: [String]()
          }
        try run(["widget", "add", kind, family] + own + ["--place", place])
      }
    }
    try run(["widget", "add", "dday", "inline", "--place", "lock"])
  }

  func dashboard(_ more: String...) throws -> PseudoTerminal {
    try Release.dashboard(flags + more, size: Size(width: 120, height: 40))
  }

  private var flags: [String] {
    ["--data", folder.path, "--locale", "en", "--at", Release.morning]
  }

  private func run(_ words: [String]) throws {
    let printout = try Printout(words + flags)
    guard printout.status == 0 else { throw Refusal(words: words, complaint: printout.complaint) }
  }

  private struct Refusal: Error {
    let words: [String]
    let complaint: String
  }
}
