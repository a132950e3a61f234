/// A stored property of a struct, as the compiler describes it in the program.
///
/// A mirror tells the same, but it looks for the type of each property by its name, and asks each
/// value whether it mirrors itself. These are searches through all conformances of the program, and
/// took an eighth of the time to the first frame.
struct StoredProperty {
  let name: String
  private let offset: Int
  /// The description of its type, also where that is an instance of a generic one; nil for a type
  /// that isn't simply named.
  private let type: UnsafeRawPointer?

  fileprivate init(_ record: UnsafeRawPointer, at offset: Int) {
    name = record.target(8).map { String(cString: $0.assumingMemoryBound(to: CChar.self)) } ?? ""
    type = record.target(4).flatMap(\.namedDescription)
    self.offset = offset
  }

  /// Whether its type is that of a value, or another instance of the same generic struct.
  func isDeclared(like type: Any.Type) -> Bool {
    self.type != nil && self.type == UnsafeRawPointer(metadata: type).structDescription
  }

  /// What begins where the property does, in a value of the struct.
  func start<Struct, Start>(in value: Struct, as type: Start.Type) -> Start {
    withUnsafeBytes(of: value) { $0.load(fromByteOffset: offset, as: type) }
  }
}

extension StoredProperty {
  /// The properties of a struct in the order of their declaration; nil for a type that is none, or that
  /// isn't described.
  static func all(of type: Any.Type) -> [StoredProperty]? {
    let metadata = UnsafeRawPointer(metadata: type)
    guard let description = metadata.structDescription, let fields = description.target(16) else {
      return nil
    }
    let count = Int(description.load(fromByteOffset: 20, as: UInt32.self))
    let size = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
    let word = Int(description.load(fromByteOffset: 24, as: UInt32.self))
    let offsets = metadata + word * MemoryLayout<UnsafeRawPointer>.size
    return (0..<count).map { index in
      StoredProperty(
        fields + 16 + index * size,
        at: Int(offsets.load(fromByteOffset: 4 * index, as: Int32.self)))
    }
  }
}

/// Swift's ABI: `docs/ABI/TypeMetadata.md` and `docs/ABI/Mangling.rst` in its sources.
extension UnsafeRawPointer {
  fileprivate init(metadata type: Any.Type) {
    self = unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  /// The description that all instances of a generic struct share; nil if these aren't the metadata of
  /// a struct.
  fileprivate var structDescription: UnsafeRawPointer? {
    guard load(as: UInt.self) == 0x200 else { return nil }
    return (self + MemoryLayout<UnsafeRawPointer>.size).load(as: UnsafeRawPointer?.self)
  }

  /// What the relative pointer at an offset points to; nil for none.
  fileprivate func target(_ offset: Int) -> UnsafeRawPointer? {
    let distance = loadUnaligned(fromByteOffset: offset, as: Int32.self)
    return distance == 0 ? nil : self + offset + Int(distance)
  }

  /// The description to which a mangled name refers at its beginning, at once or by a pointer; nil if
  /// the name is spelt out.
  fileprivate var namedDescription: UnsafeRawPointer? {
    switch load(as: UInt8.self) {
    case 1: target(1)
    case 2: target(1)?.loadUnaligned(as: UnsafeRawPointer?.self)
    default: nil
    }
  }
}
