import Foundation
import Kit
import Testing

@testable import Gallery

struct PathCompletionTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    for name in ["export.xml", "export_cda.xml", ".hidden", "a\u{7}b"] {
      try folder.write(Data(), as: name)
    }
    try FileManager.default.createDirectory(
      atPath: folder.file("Health"), withIntermediateDirectories: true)
  }

  private func completed(_ text: String) -> String {
    let start = folder.file("")
    let found = PathCompletion(
      of: text.replacing("@", with: start), home: start.dropLast().description)
    return found.completed.replacing(start, with: "@") + " " + found.choices.joined(separator: ",")
  }

  @Test(arguments: [
    ("@ex", "@export export.xml,export_cda.xml"), ("@export.", "@export.xml export.xml"),
    ("@He", "@Health/ Health/"), ("@.h", "@.hidden .hidden"), ("@x", "@x "),
    ("@", "@ Health/,export.xml,export_cda.xml"), ("~/He", "~/Health/ Health/"),
    ("relative", "relative "), ("/nowhere/x", "/nowhere/x "), ("@a", "@a "),
  ])
  func completesNames(text: String, completed: String) {
    #expect(self.completed(text) == completed)
  }

  @Test func beginsAtHome() {
    #expect(completed("") == "~/ Health/,export.xml,export_cda.xml")
  }
}
