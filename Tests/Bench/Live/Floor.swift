import FoundationEssentials
import Kit

/// A C program that sends some bytes to its terminal and waits to be ended.
///
/// It is the minimum cost of a program that shows the same.
final class Floor {
  private let program: CProgram
  private let folder: TestFolder

  var arguments: [String] { [program.path, folder.file("bytes")] }

  init(sending bytes: [UInt8]) throws {
    program = try CProgram("floor")
    folder = try TestFolder()
    try folder.write(Data(bytes), as: "bytes")
  }
}
