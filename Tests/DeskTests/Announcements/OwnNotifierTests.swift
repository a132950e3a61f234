import Foundation
import Home
import Kit
import Testing

@testable import Desk

struct OwnNotifierTests {
  private let folder: TestFolder
  private let mailbox = Mailbox<Event>()

  init() throws {
    folder = try TestFolder()
  }

  private func script(_ text: String, named name: String = "tell") throws -> String {
    try folder.write(Data("#!/bin/sh\n\(text)\n".utf8), as: name)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.file(name))
    return folder.file(name)
  }

  private func notifier(patience: Duration = .seconds(60)) -> OwnNotifier {
    OwnNotifier(
      in: ["PATH": "\(folder.path):/bin:/usr/bin"], on: ThreadPool(), by: Clocks(),
      tellingThrough: mailbox, patience: patience)
  }

  /// The posted bells and notices, as many as are expected.
  private func posts(_ count: Int) -> [String] {
    var posts: [String] = []
    let clocks = Clocks()
    let end = clocks.instant + PseudoTerminal.patience
    // What is taken together may have been announced twice, so that there may be nothing to take.
    while posts.count < count, clocks.instant < end {
      mailbox.wait(within: end - clocks.instant)
      posts += mailbox.take().map {
        switch $0 {
        case .bellRings: "bell"
        case .noticed(let key): key
        default: "\($0)"
        }
      }
    }
    return posts
  }

  @Test func aProgramGetsItsOwnArgumentsAndTwoMore() throws {
    let path = try script(
      """
      printf '%s\\n' "$#" "$@" > '\(folder.path)/part'
      mv '\(folder.path)/part' '\(folder.path)/told'
      """)
    let notifier = notifier()
    let title = "a; $(touch '\(folder.path)/harm') `x`"
    notifier.show(AnnouncementNotice(title, "Due \n now"), by: ["tell", "-u", "*"])
    // The next one begins after the first has ended, and fails.
    notifier.show(AnnouncementNotice("b"), by: ["no-such-program"])
    #expect(posts(2) == ["bell", "chrome.notify-missing"])
    let told = String(decoding: try folder.bytes(of: "told"), as: UTF8.self)
    #expect(told == "4\n-u\n*\n\(title)\nDue now\n")
    #expect(try folder.names == ["tell", "told"] && path.hasSuffix("/tell"))
  }

  @Test func whatDoesNotExistIsSaidOnceAndRingsEachTime() {
    let notifier = notifier()
    for command in [["no-such-program"], ["no-such-program"], ["./tell"], [], ["/nowhere/x"]] {
      notifier.show(AnnouncementNotice("a"), by: command)
    }
    let posts = posts(9)
    #expect(posts.filter { $0 == "bell" }.count == 5)
    #expect(posts.filter { $0 == "chrome.notify-missing" }.count == 4)
  }

  @Test func whatHangsIsEnded() throws {
    _ = try script("echo $$ > '\(folder.path)/number'; exec sleep 1000")
    let notifier = notifier(patience: .milliseconds(300))
    notifier.show(AnnouncementNotice("a"), by: ["tell"])
    notifier.show(AnnouncementNotice("a"), by: ["tell"])
    #expect(posts(3) == ["bell", "chrome.notify-overdue", "bell"])
    if let text = try? folder.bytes(of: "number"),
      let number = Int32(String(decoding: text, as: UTF8.self).dropLast())
    {
      #expect(kill(number, 0) != 0)
    }
  }

  @Test func aFloodOfOutputHarmsNothing() throws {
    _ = try script("yes", named: "flood")
    let notifier = notifier()
    notifier.show(AnnouncementNotice("a"), by: ["flood"])
    notifier.show(AnnouncementNotice("a"), by: ["no-such-program"])
    #expect(posts(2) == ["bell", "chrome.notify-missing"])
  }
}
