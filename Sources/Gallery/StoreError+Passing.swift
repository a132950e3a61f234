import Intents
package import Store

extension StoreError: PassingError {
  package var hasPassed: Bool {
    switch cause {
    case .busy, .full, .readOnly, .denied, .gone: StoreProbe().takesChanges
    case .newer, .foreign, .damaged, .unfit, .failed: false
    }
  }
}

private struct StoreProbe {
  @Dependency private var store: Store

  var takesChanges: Bool { store.takesChanges }
}
