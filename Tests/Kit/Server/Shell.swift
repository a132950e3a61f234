package import Foundation

/// Runs a shell script to its end and returns its output.
@discardableResult
package func shell(_ script: String, in folder: String = "/") throws -> Data {
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
  guard process.terminationStatus == 0 else { throw ScriptFailure(script: script) }
  return data
}
