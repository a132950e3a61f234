import Foundation
import Glibc
import Testing

@testable import Desk

struct DescriptorTests {
  @Test func writesAllThroughAPipeThatIsSlowAndDoesNotBlock() {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    let (outlet, inlet) = (ends[0], ends[1])
    #expect(fcntl(inlet, F_SETFL, O_NONBLOCK) == 0)
    let text = String(repeating: "가나다 ", count: 100_000)

    Thread.detachNewThread {
      try? Descriptor(number: inlet).write(text)
      close(inlet)
    }
    let read = FileHandle(fileDescriptor: outlet, closeOnDealloc: true).readDataToEndOfFile()
    #expect(read == Data(text.utf8))
  }

  @Test func saysWhyItCannotWrite() {
    let full = open("/dev/full", O_WRONLY | O_CLOEXEC)
    defer { close(full) }
    do throws(WriteError) {
      try Descriptor(number: full).write("x")
      Issue.record("/dev/full took a byte")
    } catch {
      #expect(error.description == "The output can't be written: No space left on device.")
      #expect(!error.meansNobodyReads)
    }
  }

  @Test func takesOnlyTerminalsForTerminals() {
    let null = open("/dev/null", O_WRONLY | O_CLOEXEC)
    defer { close(null) }
    #expect(!Descriptor(number: null).isTerminal)
    #expect(!Descriptor(number: -1).isTerminal)

    let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    defer { close(terminal) }
    #expect(Descriptor(number: terminal).isTerminal)
  }
}
