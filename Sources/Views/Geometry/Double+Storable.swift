extension Double {
  /// A length as it can be stored and sent, where what is no number and infinity have none.
  var storable: Double { isNaN ? 0 : Swift.min(Swift.max(self, -1e6), 1e6) }
}
