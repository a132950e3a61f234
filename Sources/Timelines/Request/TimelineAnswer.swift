/// The result of a request.
package struct TimelineAnswer: Sendable {
  package enum Outcome: Sendable {
    case reel(Reel)
    case fault(TimelineFault)
    /// The provider has missed its deadline; it may still answer.
    case overdue
  }

  package let request: TimelineRequest
  package let outcome: Outcome

  package init(to request: TimelineRequest, _ outcome: Outcome) {
    self.request = request
    self.outcome = outcome
  }
}
