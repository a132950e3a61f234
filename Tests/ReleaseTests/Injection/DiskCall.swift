/// A call that changes files, as a program has recorded it.
enum DiskCall: Sendable {
  case open(descriptor: Int, path: String, isEmptied: Bool)
  case write(descriptor: Int, offset: Int, bytes: [UInt8])
  case truncate(descriptor: Int, length: Int)
  case synchronize(descriptor: Int)
  case rename(String, to: String)
  case exchange(String, with: String)
  case unlink(String)

  /// All calls of a recording, whose lines begin with a letter; bytes follow the line of a write.
  static func all(in recording: [UInt8]) -> [DiskCall] {
    var (calls, rest) = ([DiskCall](), recording[...])
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let line = String(decoding: rest[..<end], as: UTF8.self)
      rest = rest[(end + 1)...]
      guard let call = DiskCall(line, &rest) else { break }
      calls.append(call)
    }
    return calls
  }

  private init?(_ line: String, _ rest: inout ArraySlice<UInt8>) {
    let text = line.dropFirst(2)
    let words = text.split(separator: " ", maxSplits: 2).map(String.init)
    let paths = text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    let numbers = words.map { Int($0) ?? -1 }
    switch line.first {
    case "o" where words.count == 3:
      self = .open(descriptor: numbers[0], path: words[2], isEmptied: numbers[1] == 1)
    case "w" where words.count == 3:
      let bytes = Array(rest.prefix(numbers[2]))
      rest = rest.dropFirst(bytes.count)
      self = .write(descriptor: numbers[0], offset: numbers[1], bytes: bytes)
    case "t" where words.count == 2: self = .truncate(descriptor: numbers[0], length: numbers[1])
    case "s" where words.count == 2: self = .synchronize(descriptor: numbers[0])
    case "r" where paths.count == 2: self = .rename(paths[0], to: paths[1])
    case "x" where paths.count == 2: self = .exchange(paths[0], with: paths[1])
    case "u" where paths.count == 2: self = .unlink(paths[0])
    default: return nil
    }
  }
}
