package import System
package import Diary
import Desk

extension CaffeineError: WordedError {
  package func sentence(in strings: StringTable) -> String {
    switch self {
    case .noDose: strings.text("command-error.drink.dose")
    case .longName: strings.text("command-error.drink.name %@", strings.size(of: .drink))
    }
  }
}
