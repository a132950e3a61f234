import Foundation
import Kit
import Testing

/// The program in a process that lacks what most have. Nothing is done on arguments that couldn't be
/// read.
struct BareProcessTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  private func run(_ preparation: String, _ words: [String]) throws -> Printout {
    let arguments = ["-c", "\(preparation); exec \"$@\"", "sh", try Release.path()]
    return try Printout(
      arguments + words + ["--data", folder.path, "--locale", "en"], of: "/bin/sh")
  }

  private static let isOwnProcPossible = {
    let process = try? Process.run(
      URL(filePath: "/usr/bin/unshare"),
      arguments: ["--mount", "mount", "-t", "tmpfs", "x", "/proc"])
    process?.waitUntilExit()
    return process?.terminationStatus == 0
  }()

  private func runWithoutProc(_ words: [String]) throws -> Printout {
    let inner = "mount -t tmpfs x /proc && exec \"$@\""
    let arguments = ["--mount", "/bin/sh", "-c", inner, "sh", try Release.path()]
    return try Printout(
      arguments + words + ["--data", folder.path, "--locale", "en"], of: "/usr/bin/unshare")
  }

  @Test func readsItsArgumentsWithoutAFreeDescriptor() throws {
    #expect(try run("true", ["dday", "add", "x", "12-25"]).status == 0)
    for words in [["dday", "add", "y", "12-25"], ["dday", "list"], ["todo", "list"]] {
      let printout = try run("ulimit -n 3", words)
      #expect(printout.status == 1 && printout.text.isEmpty)
      #expect(printout.complaint.contains("/data: it can’t be used: Too many open files."))
    }
    #expect(try run("ulimit -n 3", ["--version"]).status == 0)
    #expect(try run("ulimit -n 3", ["nonsense"]).complaint.contains("'nonsense'"))
    #expect(try run("ulimit -n 3", []).complaint.contains("terminal"))
  }

  /// What can't be opened isn't data that isn't there.
  @Test(arguments: ["read", "render", "inline dday", "dday list", "todo list"])
  func succeedsOnlyIfWhatItPrintsIsTrue(words: String) throws {
    #expect(try run("true", ["dday", "add", "x", "12-25"]).status == 0)
    #expect(try run("true", ["todo", "add", "y"]).status == 0)
    let words = words.split(separator: " ").map(String.init) + ["--at", Release.morning]
    let whole = try run("true", words)
    #expect(whole.status == 0)
    for count in 3...12 {
      let printout = try run("ulimit -n \(count)", words)
      let isTrue = printout.status == 0 && printout.text == whole.text
      #expect(isTrue || printout.status != 0 && !printout.complaint.isEmpty, "\(count)")
    }
  }

  @Test(.enabled(if: isOwnProcPossible))
  func worksWithoutProc() throws {
    #expect(try runWithoutProc(["--version"]).status == 0)
    #expect(try runWithoutProc(["--help"]).text.contains("Usage: widgetty"))
    #expect(try runWithoutProc(["dday", "add", "x", "12-25"]).status == 0)
    #expect(try runWithoutProc(["dday", "list"]).text.hasSuffix("  x\n"))
    #expect(try runWithoutProc(["render"]).status == 0)
    #expect(try runWithoutProc(["nonsense"]).complaint.contains("'nonsense'"))
  }
}
