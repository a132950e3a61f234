import Glibc
import Testing

@testable import Desk

struct MailboxTests {
  private func isReadable(_ descriptor: Int32) -> Bool {
    var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&watched, 1, 0) == 1
  }

  @Test func handsOverInOrderAndWakes() {
    let mailbox = Mailbox<Int>()
    #expect(!isReadable(mailbox.descriptor))
    for number in 1...3 { mailbox.post(number) }
    #expect(isReadable(mailbox.descriptor))
    #expect(mailbox.take() == [1, 2, 3])
    #expect(!isReadable(mailbox.descriptor))
    #expect(mailbox.take() == [])
  }

  @Test func losesNothingFromManyThreads() async {
    let mailbox = Mailbox<Int>()
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<200 { group.addTask { mailbox.post(number) } }
    }
    #expect(Set(mailbox.take()) == Set(0..<200))
  }
}
