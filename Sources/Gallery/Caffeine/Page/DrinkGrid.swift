import Diary
import Pages
import Store
import Views

/// A button with its digit for each drink at hand, in rows.
struct DrinkGrid: View {
  let bar: DrinkBar
  let across: Int
  let columns: Int
  var hasGaps = false

  var body: some View {
    let widths = columns.split(into: across, gap: 2)
    VStack(alignment: .leading, spacing: hasGaps ? 17 : 0) {
      ForEach(Array(stride(from: 1, through: bar.drinks.count, by: across)), id: \.self) { first in
        HStack(spacing: 16) {
          ForEach(0..<across, id: \.self) { place in
            DrinkPlate(bar: bar, digit: first + place, columns: widths[place])
          }
        }
      }
    }
  }
}

/// As many drinks with their digits as fit on one row.
struct DrinkStrip: View {
  let bar: DrinkBar
  let columns: Int

  private static let least = 15

  var body: some View {
    let widths = columns.split(into: max(1, columns / (Self.least + 1)), gap: 1)
    HStack(spacing: 8) {
      ForEach(Array(widths.enumerated()), id: \.offset) { index, width in
        DrinkPlate(bar: bar, digit: index + 1, columns: width)
      }
    }
  }
}

/// A button that logs the drink of a digit; empty if there is none.
private struct DrinkPlate: View {
  let bar: DrinkBar
  let digit: Int
  let columns: Int

  var body: some View {
    if let drink = bar[digit] {
      Pressable(.press(digit)) {
        HStack(spacing: 8) {
          Text(verbatim: String(digit)).bold().foregroundStyle(Color("CoffeeAccent"))
          drink.title
        }
        .lineLimit(1)
        .padding(.leading, 8)
        .frame(width: .columns(columns), height: 17, alignment: .leading)
        .background(Color.primary.opacity(0.12))
      }
    } else {
      Color.clear.frame(width: .columns(columns), height: 17)
    }
  }
}

extension Drink {
  var title: Text { OfferedDrink(name: name, milligrams: milligrams).title }
}

extension OfferedDrink {
  /// Its name in the user's language, or the user's own name for it.
  var title: Text {
    isOnMenu ? Text(LocalizedStringKey(name)) : Text(verbatim: name)
  }
}

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
