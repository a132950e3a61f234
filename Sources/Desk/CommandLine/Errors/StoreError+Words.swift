package import Store
package import System

extension StoreError: WordedError {
  package func sentence(in strings: StringTable) -> String {
    strings.text("error.store %@ %@", path, cause.clause(in: strings))
  }
}

extension StoreError.Cause {
  fileprivate func clause(in strings: StringTable) -> String {
    switch self {
    case .busy: strings.text("error.store.busy")
    case .full: strings.text("error.store.full")
    case .readOnly: strings.text("error.store.readOnly")
    case .denied(let words): strings.text("error.store.denied %@", strings.system(words))
    case .newer: strings.text("error.store.newer")
    case .foreign: strings.text("error.store.foreign")
    case .gone: strings.text("error.store.gone")
    case .damaged: strings.text("error.store.damaged")
    case .unfit(let words): strings.text("error.store.unfit %@", words)
    case .failed(let words): strings.text("error.store.failed %@", words)
    }
  }
}
