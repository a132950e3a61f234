import FoundationEssentials

extension Setup {
  /// Sets up the program in this process and reports faults before anything is shown.
  init(_ invocation: Invocation, _ offer: Offer) throws {
    try self.init(
      invocation, offer, environment: ProcessInfo.processInfo.environment, clocks: Clocks())
    tellFaults()
  }
}
