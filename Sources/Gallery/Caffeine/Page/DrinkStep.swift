import Diary
import Store

/// A change to the log of drinks that can be undone.
enum DrinkStep: Hashable {
  case logged(Drink)
  case removed(Drink)

  func undo(in book: CaffeineBook) throws {
    switch self {
    case .logged(let drink): try book.remove(drink.id)
    case .removed(let drink): try book.restore(drink)
    }
  }

  func redo(in book: CaffeineBook) throws {
    switch self {
    case .logged(let drink): try book.restore(drink)
    case .removed(let drink): try book.remove(drink.id)
    }
  }
}
