import FoundationEssentials

extension Setup {
  /// The setup where the program runs; what is done without is said before anything is shown.
  init(_ invocation: Invocation, _ offer: Offer) throws {
    try self.init(
      invocation, offer, environment: ProcessInfo.processInfo.environment, clocks: Clocks())
    tellFaults()
  }
}
