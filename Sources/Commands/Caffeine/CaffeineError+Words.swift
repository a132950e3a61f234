import Bounds
package import Caffeine
import Desk

extension CaffeineError: WordedError {
  package func sentence(in strings: [String: String]) -> String {
    switch self {
    case .noDose: strings.text("command-error.drink.dose")
    case .longName: strings.text("command-error.drink.name %@", strings.size(of: .drink))
    }
  }
}
