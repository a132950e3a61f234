package import Pages
package import Timelines

/// What came of opening the page that a widget leads to.
package struct PageOpening: Sendable {
  package let instance: Instance.ID
  package let outcome: Result<any Page, Setback>

  package init(from instance: Instance.ID, _ outcome: Result<any Page, Setback>) {
    (self.instance, self.outcome) = (instance, outcome)
  }
}
