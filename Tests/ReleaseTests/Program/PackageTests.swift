import Foundation
import Testing

/// Installs what was built, as a package and without one, and removes it.
struct PackageTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "package-\(UUID())")
  private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

  private func run(_ words: [String]) throws -> (text: String, status: Int32) {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = Self.root
    (process.standardOutput, process.standardError) = (output, output)
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (String(decoding: text, as: UTF8.self), process.terminationStatus)
  }

  private var files: [String] {
    FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }.filter {
      var isFolder: ObjCBool = false
      let path = folder.appending(path: $0).path
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted() ?? []
  }

  /// Debian's own tools judge it, install it in an empty root and remove it again.
  @Test func theDebianPackageIsInstalledAndRemoved() throws {
    _ = try Release.path()
    defer { try? FileManager.default.removeItem(at: folder) }
    let (made, status) = try run([".make/deb", folder.path])
    try #require(status == 0, "\(made)")
    let package = made.trimmingCharacters(in: .newlines)
    let (words, verdict) = try run([".make/try-deb", package])
    #expect(verdict == 0, "\(words)")
    try expectThatWithoutAPackageTheSameIsInstalled(as: package)
  }

  private func expectThatWithoutAPackageTheSameIsInstalled(as package: String) throws {
    let (unpacked, installed) = (folder.appending(path: "a"), folder.appending(path: "b"))
    let (unpacking, _) = try run(["dpkg-deb", "--extract", package, unpacked.path])
    let (installing, status) = try run(
      ["make", "-o", "build", "DESTDIR=\(installed.path)", "PREFIX=/usr", "install"])
    try #require(status == 0, "\(unpacking)\(installing)")
    for program in ["usr/bin/widgetty", "usr/libexec/widgetty/widgetty-fetch"] {
      let path = (unpacked.appending(path: program), installed.appending(path: program))
      #expect(try Data(contentsOf: path.0) == Data(contentsOf: path.1), "\(program)")
    }
  }

  @Test func whatIsInstalledBelowAFolderIsRemoved() throws {
    _ = try Release.path()
    defer { try? FileManager.default.removeItem(at: folder) }
    let places = ["DESTDIR=\(folder.path)", "PREFIX=/opt"]
    let (words, status) = try run(["make", "-o", "build"] + places + ["install"])
    try #require(status == 0, "\(words)")
    #expect(
      files == [
        "opt/bin/widgetty", "opt/libexec/widgetty/widgetty-fetch",
        "opt/share/bash-completion/completions/widgetty",
        "opt/share/fish/vendor_completions.d/widgetty.fish",
        "opt/share/man/ko/man1/widgetty.1", "opt/share/man/man1/widgetty.1",
        "opt/share/zsh/site-functions/_widgetty",
      ])
    let manual = folder.appending(path: "opt/share/man/ko/man1/widgetty.1")
    #expect(try String(contentsOf: manual, encoding: .utf8).contains("홈 화면 편집"))
    _ = try run(["make"] + places + ["uninstall"])
    #expect(files.isEmpty)
  }
}
