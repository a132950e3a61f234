import FoundationEssentials
import Kit

/// A program that is started by callgrind, which counts the instructions of all its threads from one
/// picture that it sends to the next.
struct CountedPictures {
  /// The words that start it.
  let words: [String]
  private let folder: TestFolder

  static var canBeCounted: Bool { FileManager.default.isExecutableFile(atPath: valgrind) }
  static let need = "needs valgrind"

  init(_ words: [String]) throws {
    folder = try TestFolder()
    // What was counted is written each time that the function ends which sends a picture.
    self.words =
      [
        Self.valgrind, "--tool=callgrind", "--demangle=no",
        "--dump-after=*6ScreenV4show_5caret*",
        "--callgrind-out-file=\(folder.file(Self.name))",
        "--log-file=\(folder.file("log"))",
        try BarePrograms.shared.path(of: words[0], keepingNames: true),
      ] + words.dropFirst()
  }

  /// How many pictures it has sent so far.
  var count: Int {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .count { $0.hasPrefix("\(Self.name).") }
    }
  }

  /// The instructions for a picture in millions, once the program has ended; the first has number 1.
  func instructions(forPicture number: Int) throws -> Double {
    let text = try String(contentsOfFile: folder.file("\(Self.name).\(number)"), encoding: .utf8)
    let total = text.split(separator: "\n").first { $0.hasPrefix("totals: ") }
    guard let total = total?.split(separator: " ").last.flatMap({ Double($0) }) else {
      throw Failure("the instructions aren't counted")
    }
    return total / 1e6
  }

  private static let valgrind = "/usr/bin/valgrind"
  private static let name = "counted"
}
