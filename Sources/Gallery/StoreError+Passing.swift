package import Store
import WidgetIntents

extension StoreError: PassingError {
  package var hasPassed: Bool {
    switch cause {
    case .busy, .full, .readOnly, .denied, .gone: Self.takesChanges
    case .newer, .foreign, .damaged, .unfit, .failed: false
    }
  }

  // Nobody has checked beforehand whether there is a store at all.
  private static var takesChanges: Bool {
    (try? Dependencies.current.dependency(of: Store.self))?.takesChanges ?? false
  }
}
