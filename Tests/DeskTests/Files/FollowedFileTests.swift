import Foundation
import Kit
import Testing

@testable import Desk

struct FollowedFileTests {
  private struct Unfit: Error {}

  private let folder: TestFolder
  private var path: String { folder.file("number") }

  init() throws {
    folder = try TestFolder()
  }

  /// The new value of a file that may only contain a number; 0 if it doesn't exist.
  private func change(of file: inout FollowedFile<Int>) -> Int? {
    file.takeChange { file in
      guard let text = try file.text() else { return 0 }
      guard let number = Int(text) else { throw Unfit() }
      return number
    }
  }

  private func write(_ text: String) throws { try folder.write(Data(text.utf8), as: "number") }

  @Test func isReadAgainOnceWheneverItIsAnother() throws {
    try write("1")
    var file = FollowedFile<Int>(SmallFile(path: path))
    #expect(change(of: &file) == nil && file.exists)
    for text in ["22", "333"] {
      try write(text)
      #expect(change(of: &file) == Int(text))
      #expect(change(of: &file) == nil)
    }
    try FileManager.default.removeItem(atPath: path)
    #expect(change(of: &file) == 0 && !file.exists)
  }

  @Test func whatIsUnfitChangesNothingUntilItIsMended() throws {
    var file = FollowedFile<Int>(SmallFile(path: path))
    for unfit in ["one", "\u{0}"] {
      try write(unfit)
      #expect(change(of: &file) == nil && file.fault != nil)
      #expect(change(of: &file) == nil && file.fault != nil)
    }
    try write("7")
    #expect(change(of: &file) == 7 && file.fault == nil)
    try write("seven")
    #expect(change(of: &file) == nil && file.fault != nil)
    try FileManager.default.removeItem(atPath: path)
    #expect(change(of: &file) == 0 && file.fault == nil)
  }
}
