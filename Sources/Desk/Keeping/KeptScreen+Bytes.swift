import Bounds
import Cells
import Files
import FoundationEssentials
import Home
import Timelines

extension KeptScreen {
  private static let magic = Array("widgetty screen 2\n".utf8)
  private static let sumSize = 8

  /// A sign of what it is, a sum by which damage is found, and the screen.
  package var bytes: [UInt8] {
    var body = CacheWriter()
    body.write(conditions)
    body.write(count: parts.count)
    for part in parts { body.write(part) }
    var sum = CacheWriter()
    sum.write(body.bytes.fingerprint)
    return Self.magic + sum.bytes + body.bytes
  }

  /// Fails for anything but what `bytes` makes.
  package init?(bytes: [UInt8]) {
    let start = Self.magic.count + Self.sumSize
    guard start <= bytes.count, !Bound.keptScreen.isExceeded(by: bytes.count),
      bytes.starts(with: Self.magic)
    else { return nil }
    do throws(CacheReader.Damage) {
      var sum = CacheReader(bytes[Self.magic.count..<start])
      guard try sum.number() == Array(bytes[start...]).fingerprint else { return nil }
      var reader = CacheReader(bytes[start...])
      conditions = try reader.number()
      let count = try reader.count()
      var parts: [Part] = []
      for _ in 0..<count { parts.append(try reader.part()) }
      guard reader.isAtEnd else { return nil }
      self.parts = parts
    } catch {
      return nil
    }
  }
}

extension CacheWriter {
  fileprivate mutating func write(_ part: KeptScreen.Part) {
    let tile = part.tile
    write(UInt64(bitPattern: Int64(tile.widget.number)))
    write(tile.key)
    write(byte: tile.hasRoom ? 1 : 0)
    for date in [tile.since, tile.until] { write(date.timeIntervalSince1970.bitPattern) }
    write(count: part.files.count)
    for (path, mark) in part.files.sorted(by: { $0.key < $1.key }) {
      write(path)
      write(mark)
    }
    write(tile.canvas)
  }
}

extension CacheReader {
  fileprivate mutating func part() throws(Damage) -> KeptScreen.Part {
    guard let widget = Int(exactly: Int64(bitPattern: try number())) else { throw Damage() }
    let key = try text()
    let hasRoom = try byte() == 1
    let (since, until) = (try date(), try date())
    var files: [String: String] = [:]
    for _ in 0..<(try count()) {
      let path = try text()
      files[path] = try text()
    }
    return KeptScreen.Part(
      tile: KeptTile(
        of: Instance.ID(widget), key: key, canvas: try canvas(), hasRoom: hasRoom, since: since,
        until: until),
      files: files)
  }

  private mutating func date() throws(Damage) -> Date {
    let seconds = Double(bitPattern: try number())
    guard seconds.isFinite else { throw Damage() }
    return Date(timeIntervalSince1970: seconds)
  }
}
