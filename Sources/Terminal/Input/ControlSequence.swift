/// A complete sequence that started with `ESC [`: its private marker, numbers and final bytes.
struct ControlSequence: Hashable {
  /// `<`, `=`, `>` or `?`; 0 if there is none.
  let marker: UInt8
  let parameters: [Parameter]
  let intermediates: [UInt8]
  let final: UInt8

  /// A number and those attached to it by colons; nil if omitted.
  struct Parameter: Hashable {
    let values: [Int?]

    var value: Int? { values.first ?? nil }
  }

  /// Parses the bytes after `ESC [`; fails if they aren't a sequence.
  init?(_ bytes: some BidirectionalCollection<UInt8>) {
    guard let final = bytes.last else { return nil }
    var body = bytes.dropLast()[...]
    let marker = body.first.flatMap { (0x3C...0x3F).contains($0) ? $0 : nil }
    if marker != nil { body = body.dropFirst() }
    self.final = final
    self.marker = marker ?? 0
    intermediates = body.filter { (0x20...0x2F).contains($0) }
    parameters = body.filter { $0 >= 0x30 }
      .split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { Parameter($0) }
  }

  /// The parameter's number; 1 if omitted.
  subscript(index: Int) -> Int {
    parameters.indices.contains(index) ? parameters[index].value ?? 1 : 1
  }

  var hasParameters: Bool { parameters.contains { $0.value != nil } }
}

extension ControlSequence.Parameter {
  init(_ bytes: some Collection<UInt8>) {
    values = bytes.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
      .map { digits in digits.isEmpty ? nil : digits.reduce(0, Self.appending) }
  }

  /// Appends a digit; large numbers stay at a limit.
  private static func appending(_ number: Int, _ byte: UInt8) -> Int {
    let digit = (0x30...0x39).contains(byte) ? Int(byte) - 0x30 : 0
    return min(number * 10 + digit, 0x11_0000)
  }
}
