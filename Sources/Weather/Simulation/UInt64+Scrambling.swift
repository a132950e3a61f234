extension UInt64 {
  /// A pseudorandom number for each input: the last step of SplitMix64.
  var scrambled: UInt64 {
    let first = (self ^ (self >> 30)) &* 0xBF58_476D_1CE4_E5B9
    let second = (first ^ (first >> 27)) &* 0x94D0_49BB_1331_11EB
    return second ^ (second >> 31)
  }
}
