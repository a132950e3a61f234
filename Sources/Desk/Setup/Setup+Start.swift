extension Setup {
  /// Sets up the program in this process and reports faults before anything is shown.
  init(_ invocation: Invocation, _ offer: Offer, _ environment: [String: String]) throws {
    try self.init(invocation, offer, environment: environment, clocks: Clocks())
    tellFaults()
  }
}
