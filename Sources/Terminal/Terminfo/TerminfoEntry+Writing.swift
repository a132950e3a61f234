extension TerminfoEntry {
  /// The compiled entry, in the format with 32-bit numbers.
  package var compiled: [UInt8] {
    let texts = TextTable(strings)
    var writer = TerminfoWriter()
    writer.put(shorts: [
      0o1036, names.utf8.count + 1, flags.count, numbers.count, strings.count, texts.bytes.count,
    ])
    writer.put(Array(names.utf8) + [0])
    writer.put(flags.map { $0 ? 1 : 0 })
    writer.alignToEven()
    writer.put(numbers: numbers)
    writer.put(shorts: texts.offsets)
    writer.put(texts.bytes)
    writer.alignToEven()
    writeExtension(to: &writer)
    return writer.bytes
  }

  /// Whether all offsets fit, also with what painting adds. Texts that were read may overlap.
  var fitsWhenWritten: Bool {
    let most = Int(Int16.max) - 1024
    let texts = strings.reduce(0) { $0 + ($1.map { $0.count + 1 } ?? 0) }
    let names =
      Array(extendedFlags.keys) + Array(extendedNumbers.keys) + Array(extendedStrings.keys)
    let extended =
      names.reduce(0) { $0 + $1.utf8.count + 1 }
      + extendedStrings.values.reduce(0) { $0 + $1.count + 1 }
    return texts <= most && extended <= most
  }

  private func writeExtension(to writer: inout TerminfoWriter) {
    let flags = extendedFlags.sorted { $0.key < $1.key }
    let numbers = extendedNumbers.sorted { $0.key < $1.key }
    let strings = extendedStrings.sorted { $0.key < $1.key }
    let keys = flags.map(\.key) + numbers.map(\.key) + strings.map(\.key)
    let values = TextTable(strings.map(\.value))
    let names = TextTable(keys.map { Array($0.utf8) })
    writer.put(shorts: [
      flags.count, numbers.count, strings.count, strings.count + keys.count,
      values.bytes.count + names.bytes.count,
    ])
    writer.put(flags.map { $0.value ? 1 : 0 })
    writer.alignToEven()
    writer.put(numbers: numbers.map(\.value))
    writer.put(shorts: values.offsets + names.offsets)
    writer.put(values.bytes + names.bytes)
  }
}

/// The zero-terminated texts of a compiled entry, with their offsets.
private struct TextTable {
  private(set) var bytes: [UInt8] = []
  private(set) var offsets: [Int] = []

  init(_ texts: [[UInt8]?]) {
    for text in texts {
      offsets.append(text == nil ? -1 : bytes.count)
      guard let text else { continue }
      bytes += text
      bytes.append(0)
    }
  }
}
