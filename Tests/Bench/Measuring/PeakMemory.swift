import Foundation
import Kit

/// The most memory that a program takes while it runs, in kilobytes.
enum PeakMemory {
  /// Looks at the process again and again until it ends; the system keeps the peak so long.
  static func peak(of command: Command) throws -> Double {
    let process = Process()
    process.executableURL = URL(filePath: command.path)
    (process.arguments, process.environment) = (command.arguments, command.environment)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    var peak = 0.0
    while process.isRunning {
      peak = max(peak, residentPeak(of: process.processIdentifier) ?? 0)
    }
    guard process.terminationStatus == 0, peak > 0 else {
      throw Failure("\(command.arguments.prefix(2)) failed")
    }
    return peak
  }

  private static func residentPeak(of process: Int32) -> Double? {
    let text = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    let line = text?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) }
  }
}
