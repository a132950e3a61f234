import Kit

extension LineProcess {
  /// A process that writes to a store.
  convenience init(
    in folder: String, named name: String, _ numbers: ClosedRange<Int>, by starter: [String] = []
  ) throws {
    let range = ["\(numbers.lowerBound)", "\(numbers.upperBound)"]
    try self.init("scribe", [folder, name] + range, by: starter)
  }

  /// A process that tries to log a drink on each request, and then reads the contents.
  convenience init(logging name: String, in folder: String, by starter: [String] = []) throws {
    try self.init("scribe", [folder, "log", name], by: starter)
  }

  /// A process that reads a store on each request.
  convenience init(reading folder: String, by starter: [String] = []) throws {
    try self.init("scribe", [folder], by: starter)
  }
}
