import Kit

extension LineProcess {
  /// One that writes into a store.
  convenience init(
    in folder: String, named name: String, _ numbers: ClosedRange<Int>, by starter: [String] = []
  ) throws {
    let range = ["\(numbers.lowerBound)", "\(numbers.upperBound)"]
    try self.init("scribe", [folder, name] + range, by: starter)
  }

  /// One that tries to log a drink each time that it is asked, and then reads what there is.
  convenience init(logging name: String, in folder: String, by starter: [String] = []) throws {
    try self.init("scribe", [folder, "log", name], by: starter)
  }

  /// One that reads from a store each time that it is asked.
  convenience init(reading folder: String, by starter: [String] = []) throws {
    try self.init("scribe", [folder], by: starter)
  }
}
