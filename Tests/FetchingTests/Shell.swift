import Foundation
import Testing

/// Runs a command of the system to its end, and gives back what it prints.
@discardableResult
func shell(_ script: String, in folder: String = "/") throws -> Data {
  let process = Process()
  let output = Pipe()
  process.executableURL = URL(filePath: "/bin/sh")
  process.arguments = ["-c", script]
  process.currentDirectoryURL = URL(filePath: folder)
  process.standardOutput = output
  process.standardError = FileHandle.nullDevice
  try process.run()
  let data = try output.fileHandleForReading.readToEnd() ?? Data()
  process.waitUntilExit()
  try #require(process.terminationStatus == 0, "\(script)")
  return data
}

enum Gzip {
  static func zeros(megabytes: Int) throws -> Data {
    try shell("head -c \(megabytes << 20) /dev/zero | gzip -9")
  }
}
