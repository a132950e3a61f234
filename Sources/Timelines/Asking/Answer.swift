/// The result of a request.
package struct Answer: Sendable {
  package enum Outcome: Sendable {
    case reel(Reel)
    case fault(Fault)
    /// The provider has missed its deadline; it may still answer.
    case overdue
  }

  package let request: Request
  package let outcome: Outcome

  package init(to request: Request, _ outcome: Outcome) {
    self.request = request
    self.outcome = outcome
  }
}
