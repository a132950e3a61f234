import FoundationEssentials
import Glibc
import Store
import System

/// A claim that a store takes too long to note: a file beside it, which only one process can create.
struct ClaimFile {
  private let path: String
  private let folder: String

  private static let beginning = "announced-"
  /// In seconds; by then everything has been told.
  private static let oldAge = 86_400.0

  init(of claim: Claim, in folder: String) {
    let seconds = Int(bounded: claim.due.timeIntervalSince1970)
    path = "\(folder)/\(Self.beginning)\(Array(claim.subject.utf8).fingerprint)-\(seconds)"
    self.folder = folder
  }

  /// Whether a process has created it.
  var isThere: Bool { access(path, F_OK) == 0 }

  /// Creates the file; false if another process has. Where none can be created, it is better to tell twice
  /// than never.
  func create(at date: Date) -> Bool {
    removeOldOnes(at: date)
    do throws(FileError) {
      _ = try WritableFile(creating: path)
      return true
    } catch {
      return error != .system(EEXIST)
    }
  }

  private func removeOldOnes(at date: Date) {
    for name in FolderListing.names(in: folder, upTo: Self.mostEntries) ?? []
    where name.hasPrefix(Self.beginning) {
      let due = name.split(separator: "-").last.flatMap { Double($0) } ?? 0
      if date.timeIntervalSince1970 - due > Self.oldAge { unlink("\(folder)/\(name)") }
    }
  }

  private static let mostEntries = 500
}
