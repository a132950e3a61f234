extension Double {
  /// The length limited to ±1,000,000, and 0 if NaN, because infinity and NaN can't be encoded.
  var storable: Double { isNaN ? 0 : Swift.min(Swift.max(self, -1e6), 1e6) }
}
