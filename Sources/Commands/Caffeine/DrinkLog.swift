import Almanac
import Diary
import FoundationEssentials
import System
import Store

/// Drinks as printed text, by day.
struct DrinkLog {
  let drinks: [Drink]
  let zone: Zone
  let strings: StringTable

  /// The lines of text, with a paragraph for each day.
  var rows: [String] {
    Dictionary(grouping: drinks) { zone.civil(at: $0.date).day }.sorted { $0.key < $1.key }
      .flatMap { day, drinks in
        let total = drinks.reduce(0) { $0 + $1.milligrams }
        return ["\(day)\(total.padded(to: 10)) mg"] + drinks.map { "  \(line($0))" } + [""]
      }
  }

  var json: PrintedText {
    get throws {
      let records = drinks.map { drink in
        DrinkRecord(
          drink: drink.word, milligrams: drink.milligrams,
          date: "\(moment(of: drink).day) \(time(of: drink))")
      }
      return try records.json
    }
  }

  /// A drink on one line: its time, caffeine and name.
  func line(_ drink: Drink) -> String {
    let name = strings[drink.name] ?? drink.name
    return "\(time(of: drink))\(drink.milligrams.padded(to: 13)) mg  \(name)"
  }

  private func moment(of drink: Drink) -> CivilMoment { zone.civil(at: drink.date) }

  private func time(of drink: Drink) -> String {
    String(moment(of: drink).time.description.prefix(5))
  }
}

extension Double {
  /// The number rounded to a tenth, without ".0".
  var written: String {
    let tenths = (self * 10).rounded() / 10
    return tenths == tenths.rounded() ? String(Int(tenths)) : String(tenths)
  }

  fileprivate func padded(to width: Int) -> String {
    let text = written
    return String(repeating: " ", count: max(1, width - text.count)) + text
  }
}
