import CData

extension Patience {
  /// Lets SQLite's waits on this thread use up this patience while the body runs.
  func during<Value>(_ body: () throws -> Value) rethrows -> Value {
    let waiter = sqlite_waiter(
      wait: { context, microseconds in
        guard let context else { return false }
        return Unmanaged<Patience>.fromOpaque(context).takeUnretainedValue()
          .nap(for: .microseconds(Int(microseconds)))
      }, context: Unmanaged.passUnretained(self).toOpaque())
    let last = sqlite_set_waiter(waiter)
    defer { _ = sqlite_set_waiter(last) }
    return try body()
  }
}
