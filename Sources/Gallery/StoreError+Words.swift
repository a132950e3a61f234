package import Store
package import WidgetIntents

extension StoreError: CustomLocalizedStringResourceConvertible {
  /// A short description, without the path.
  package var localizedStringResource: LocalizedStringResource {
    switch cause {
    case .busy: "store.busy"
    case .full: "store.full"
    case .readOnly: "store.read-only"
    case .denied: "store.denied"
    case .newer: "store.newer"
    case .foreign: "store.foreign"
    case .gone: "store.gone"
    case .damaged: "store.damaged"
    case .unfit, .failed: "store.failed"
    }
  }
}

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
