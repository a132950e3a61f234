import Cells
import Foundation
import Glibc
import Home
import Testing

@testable import Desk

struct InboxTests {
  private struct Pipe {
    var ends: [Int32] = [0, 0]

    init() { pipe(&ends) }

    func write(_ text: String) { _ = text.withCString { Glibc.write(ends[1], $0, strlen($0)) } }
  }

  /// Runs the body on a new thread, because an inbox blocks signals in the thread that creates it.
  private func onAThread(_ body: @escaping @Sendable () -> Void) {
    let isDone = DispatchSemaphore(value: 0)
    Thread {
      body()
      isDone.signal()
    }.start()
    isDone.wait()
  }

  @Test func takesAllThatHasCome() {
    onAThread {
      let pipe = Pipe()
      let mailbox = Mailbox<Event>()
      var inbox = Inbox(terminal: pipe.ends[0], mailbox: mailbox)
      pipe.write("abc")
      mailbox.post(.resized(.zero))
      raise(SIGWINCH)
      let arrivals = inbox.arrivals(until: Wait(), now: .zero)
      #expect(Set(arrivals.map(\.words)) == ["abc", "letter", "signal \(SIGWINCH)"])
    }
  }

  @Test func takesWhatComesWhileItRests() {
    onAThread {
      let pipe = Pipe()
      var inbox = Inbox(terminal: pipe.ends[0], mailbox: Mailbox())
      var arrivals = inbox.arrivals(until: Wait(instant: .zero), now: .zero, isTrimming: true)
      #expect(arrivals.isEmpty)
      pipe.write("abc")
      arrivals = inbox.arrivals(until: Wait(), now: .zero, isTrimming: true)
      #expect(arrivals.map(\.words) == ["abc"])
    }
  }

  /// Everything that has arrived is handled before the next frame, even if one read doesn't take it
  /// all.
  @Test func takesMoreThanOneReading() {
    onAThread {
      let pipe = Pipe()
      var inbox = Inbox(terminal: pipe.ends[0], mailbox: Mailbox())
      pipe.write(String(repeating: "x", count: 40_000))
      let counts = inbox.arrivals(until: Wait(), now: .zero).map { arrival in
        if case .bytes(let bytes) = arrival { bytes.count } else { 0 }
      }
      #expect(counts.count > 1 && counts.reduce(0, +) == 40_000)
    }
  }

  @Test func endsAWaitThatIsOver() {
    onAThread {
      var inbox = Inbox(terminal: Pipe().ends[0], mailbox: Mailbox())
      let past = Date(timeIntervalSince1970: 1_000_000)
      // The same date twice: what has expired once has to be set again.
      let waits = [
        Wait(date: past), Wait(date: past), Wait(instant: .seconds(1)), Wait(date: past),
      ]
      for wait in waits {
        let arrivals = inbox.arrivals(until: wait, now: .seconds(2))
        #expect(arrivals.isEmpty)
      }
    }
  }

  /// A process's actions on a folder and, if these go unreported, its end.
  @Test(arguments: [
    ("touch .", true), ("exec 3>>file; kill -9 $$", true), ("cat <file", false), ("rm file", true),
  ])
  func noticesWhatIsDoneInAFolder(_ script: String, _ isTold: Bool) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // A file that this process had open for writing would be open in others that it starts meanwhile,
    // and closed by them later.
    try run("echo x >file", in: folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    onAThread {
      let watch = FolderWatch()
      var inbox = Inbox(terminal: Pipe().ends[0], folders: watch, mailbox: Mailbox())
      #expect(!watch.watch(folder.path + "/none"))
      #expect(watch.watch(folder.path) && watch.watch(folder.path))
      #expect(throws: Never.self) { try run(script, in: folder) }
      let arrivals = inbox.arrivals(until: Wait(instant: .zero), now: .zero)
      #expect(arrivals.map(\.words) == (isTold ? ["folders"] : []))
    }
  }

  private func run(_ script: String, in folder: URL) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
  }

  @Test func noticesThatTheTerminalIsGone() {
    onAThread {
      let pipe = Pipe()
      var inbox = Inbox(terminal: pipe.ends[0], mailbox: Mailbox())
      pipe.write("q")
      close(pipe.ends[1])
      let arrivals = inbox.arrivals(until: Wait(), now: .zero)
      #expect(arrivals.map(\.words) == ["q", "hangup"])
    }
  }
}

extension Arrival {
  fileprivate var words: String {
    switch self {
    case .bytes(let bytes): String(decoding: bytes, as: UTF8.self)
    case .signal(let signal): "signal \(signal)"
    case .letter: "letter"
    case .news: "news"
    case .folders: "folders"
    case .network: "network"
    case .hangup: "hangup"
    }
  }
}
