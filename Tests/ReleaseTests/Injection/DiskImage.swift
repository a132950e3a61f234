import Foundation
import Kit

/// The files of a folder, as they are on a disk.
struct DiskImage: Sendable {
  /// What the names, relative to the folder, belong to.
  var files: [String: Int] = [:]
  var contents: [Int: [UInt8]] = [:]

  /// A part of a change that may be on disk or not, whatever else is.
  enum Effect: Sendable {
    case write(file: Int, offset: Int, bytes: [UInt8])
    case truncate(file: Int, length: Int)
    case create(String, file: Int)
    case rename(String, to: String, file: Int)
    case exchange(String, with: String)
    case unlink(String)
  }

  mutating func apply(_ effect: Effect) {
    switch effect {
    case .write(let file, let offset, let bytes):
      var all = contents[file] ?? []
      let end = offset + bytes.count
      if all.count < end { all += [UInt8](repeating: 0, count: end - all.count) }
      all.replaceSubrange(offset..<end, with: bytes)
      contents[file] = all
    case .truncate(let file, let length):
      let all = contents[file] ?? []
      let zeros = [UInt8](repeating: 0, count: max(0, length - all.count))
      contents[file] = Array(all.prefix(length)) + zeros
    case .create(let name, let file): files[name] = file
    case .rename(let name, let new, let file):
      files[name] = nil
      files[new] = file
    case .exchange(let name, let other):
      (files[name], files[other]) = (files[other], files[name])
    case .unlink(let name): files[name] = nil
    }
  }

  func applying(_ effects: [Effect]) -> DiskImage {
    effects.reduce(into: self) { $0.apply($1) }
  }

  /// The files of a folder.
  init(of folder: TestFolder) throws {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    for name in names ?? [] {
      guard let data = FileManager.default.contents(atPath: folder.file(name)) else { continue }
      files[name] = contents.count
      contents[contents.count] = Array(data)
    }
  }

  /// Writes all files into a folder.
  func write(to folder: TestFolder) throws {
    for (name, file) in files {
      let path = URL(filePath: folder.file(name))
      try FileManager.default.createDirectory(
        at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
      try folder.write(Data(contents[file] ?? []), as: name)
    }
  }
}
