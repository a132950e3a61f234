package import Cast
package import Pages

/// The result of opening a page.
package struct PageOpening: Sendable {
  package let request: PageRequest
  package let outcome: Result<any Page, ActionFault>

  package init(_ request: PageRequest, _ outcome: Result<any Page, ActionFault>) {
    (self.request, self.outcome) = (request, outcome)
  }
}
