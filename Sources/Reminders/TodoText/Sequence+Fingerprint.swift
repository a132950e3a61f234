extension Sequence<UInt8> {
  /// By which bytes are told from others, FNV-1a.
  var fingerprint: UInt64 {
    reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }
}
