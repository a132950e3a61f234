import FoundationEssentials
import Kit

/// A dashboard whose instructions until its first picture are counted, in all its threads.
struct FirstPaint {
  let words: [String]

  static var canBeCounted: Bool { FileManager.default.isExecutableFile(atPath: valgrind) }
  static let need = "needs valgrind"

  private static let valgrind = "/usr/bin/valgrind"

  /// The instructions in millions. When it ends, it leaves what a later one begins with.
  func instructions() throws -> Double {
    let folder = try TestFolder()
    let launch = try Launch(try counted(in: folder), size: Peer.size)
    _ = try launch.nextBytes()
    while try launch.bytes(within: Self.rest) != nil {}
    try launch.type("q")
    while (try? launch.bytes(within: Self.patience)) != nil {}
    let text = try String(contentsOfFile: folder.file("\(Self.dump).1"), encoding: .utf8)
    let total = text.split(separator: "\n").first { $0.hasPrefix("totals: ") }
    guard let total = total?.split(separator: " ").last.flatMap({ Double($0) }) else {
      throw Failure("the instructions aren't counted")
    }
    return total / 1e6
  }

  /// Valgrind writes what was counted each time that the function ends which sends a picture.
  private func counted(in folder: TestFolder) throws -> [String] {
    [
      Self.valgrind, "--tool=callgrind", "--demangle=no", "--dump-after=*6ScreenV4show_5caret*",
      "--callgrind-out-file=\(folder.file(Self.dump))", "--log-file=\(folder.file("log"))",
      try BarePrograms.shared.path(of: words[0], keepingNames: true),
    ] + words.dropFirst()
  }

  private static let dump = "counted"
  /// In milliseconds: what a thirtieth of the speed leaves of pauses.
  private static let rest: Int32 = 2500
  private static let patience: Int32 = 5000
}
