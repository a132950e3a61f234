import Intents
package import Store

extension StoreError: PassingError {
  package var hasPassed: Bool {
    switch cause {
    case .busy, .readOnly, .denied, .gone: StoreProbe().takesChanges
    // That there is room shows only when something is written.
    case .full, .newer, .foreign, .damaged, .unfit, .failed: false
    }
  }
}

private struct StoreProbe {
  @Dependency private var store: Store

  var takesChanges: Bool { store.takesChanges }
}
