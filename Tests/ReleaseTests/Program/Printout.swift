import Cells
import Foundation
import Kit

/// The output of the program without a terminal.
struct Printout {
  let text: String
  let complaint: String
  let status: Int32

  /// Runs the release, unless another program is given.
  init(
    _ arguments: [String], of program: String? = nil,
    environment: [String: String] = Release.environment, in folder: String? = nil
  ) throws {
    let (process, output, errors) = (Process(), Pipe(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/timeout")
    process.arguments = ["20", try program ?? Release.path()] + arguments
    process.environment = environment
    if let folder { process.currentDirectoryURL = URL(filePath: folder) }
    process.standardInput = FileHandle.nullDevice
    (process.standardOutput, process.standardError) = (output, errors)
    try process.run()
    text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    complaint = String(
      decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }

  var lines: [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// The texts of the rows, from top to bottom.
  var sayings: [String] { lines.map(\.saying).filter { !$0.isEmpty } }

  /// The picture after printing the text to a terminal.
  func canvas(_ size: Size) -> Canvas {
    var emulator = Emulator(size: size)
    emulator.feed(String(text.dropLast()).replacing("\n", with: "\r\n"))
    return emulator.canvas
  }
}

extension Printout {
  /// One screen in colour, by default in the morning.
  static func screen(
    _ size: Size, at date: String = Release.morning, color: String = "24bit",
    _ flags: [String] = []
  ) throws -> Canvas {
    let arguments = [
      "--at", date, "--size", "\(size.width)x\(size.height)", "--format", "ansi", "--color", color,
    ]
    return try Printout(["render"] + arguments + flags).canvas(size)
  }
}
