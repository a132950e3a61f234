import Foundation
import Glibc
import Testing

@testable import System

struct OutputTests {
  @Test func writesAllThroughAPipeThatIsSlowAndDoesNotBlock() {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    let (outlet, inlet) = (ends[0], ends[1])
    #expect(fcntl(inlet, F_SETFL, O_NONBLOCK) == 0)
    let text = String(repeating: "가나다 ", count: 100_000)

    Thread.detachNewThread {
      try? Output(descriptor: inlet).write(.lines(text))
      close(inlet)
    }
    let read = FileHandle(fileDescriptor: outlet, closeOnDealloc: true).readDataToEndOfFile()
    #expect(read == Data(text.utf8))
  }

  @Test func writesOnlyWhatIsDeclaredAsItIs() throws {
    let text = "a\u{1B}[31m\r\n\u{9B}b\u{202E}\u{2028}\n"
    #expect(try written(.lines(text)) == "a\\u{1B}[31m\n\\u{009B}b\\u{202E}\\u{2028}\n")
    #expect(try written(.row(text)) == "a\\u{1B}[31m\\r\\n\\u{009B}b\\u{202E}\\u{2028}\\n\n")
    #expect(try written(.colors(text)) == text)
    #expect(try written(.export(text)) == text)
  }

  @Test func saysWhyItCannotWrite() {
    let full = open("/dev/full", O_WRONLY | O_CLOEXEC)
    defer { close(full) }
    do throws(WriteError) {
      try Output(descriptor: full).write(.row("x"))
      Issue.record("/dev/full took a byte")
    } catch {
      #expect(error.description == "The output can't be written: No space left on device.")
      #expect(!error.meansNobodyReads)
    }
  }

  @Test func takesOnlyTerminalsForTerminals() {
    let null = open("/dev/null", O_WRONLY | O_CLOEXEC)
    defer { close(null) }
    #expect(!Output(descriptor: null).isTerminal)
    #expect(!Output(descriptor: -1).isTerminal)

    let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    defer { close(terminal) }
    #expect(Output(descriptor: terminal).isTerminal)
  }

  private func written(_ text: PrintedText) throws -> String {
    try written { try $0.write(text) }
  }

  private func written(_ text: RawText) throws -> String {
    try written { try $0.write(text) }
  }

  private func written(by write: (Output) throws -> Void) throws -> String {
    let pipe = Pipe()
    try write(Output(descriptor: pipe.fileHandleForWriting.fileDescriptor))
    try pipe.fileHandleForWriting.close()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    return String(decoding: data, as: UTF8.self)
  }
}
