package import Almanac
package import FoundationEssentials
package import Store
import System

/// A drink on the menu, and the usual caffeine in one serving.
package struct MenuDrink: Hashable, Sendable {
  /// The name on the command line.
  package let name: String
  package let milligrams: Double

  /// The localization key of the name.
  package var nameKey: String { Self.keyPrefix + name }

  static let keyPrefix = "caffeine.drink."
}

/// A drink to log, from the menu or of the user's own.
package struct OfferedDrink: Hashable, Sendable {
  /// The localization key of its name, or the name itself.
  package let name: String
  package let milligrams: Double

  package init(name: String, milligrams: Double) {
    (self.name, self.milligrams) = (name, milligrams)
  }

  /// Reads a user's own drink: `Matcha latte 70`, also with a unit behind the number; nil without a
  /// name or a plausible dose.
  package init?(written text: String) {
    var words = text.split(whereSeparator: \.isWhitespace)
    if let last = words.last, last.lowercased() == "mg" { words.removeLast() }
    guard words.count > 1, let last = words.popLast() else { return nil }
    let digits = last.lowercased().hasSuffix("mg") ? last.dropLast(2) : last
    guard let milligrams = Double(digits), Dose.range.contains(milligrams) else { return nil }
    self.init(name: words.joined(separator: " "), milligrams: milligrams)
  }
}

extension OfferedDrink {
  /// Whether the name is a key of the menu's strings.
  package var isOnMenu: Bool { name.hasPrefix(MenuDrink.keyPrefix) }
}

/// The drinks to choose from, in order.
package struct DrinkMenu: Hashable, Sendable {
  package let drinks: [MenuDrink]

  /// The built-in menu.
  package static let standard =
    (try? DrinkMenu(parsing: Asset.drinks.text)) ?? DrinkMenu(drinks: [])

  private init(drinks: [MenuDrink]) {
    self.drinks = drinks
  }

  /// Parses one drink from each line, its name and milligrams; ignores lines that start with `//`.
  package init(parsing text: String) throws(DrinkMenuError) {
    var drinks: [MenuDrink] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.hasPrefix("//") && !line.isEmpty {
      let words = line.split(separator: " ")
      guard words.count == 2, let milligrams = Double(words[1]), Dose.range.contains(milligrams),
        !drinks.contains(where: { $0.name == words[0] })
      else { throw DrinkMenuError(line: index + 1) }
      drinks.append(MenuDrink(name: String(words[0]), milligrams: milligrams))
    }
    self.init(drinks: drinks)
  }

  package subscript(name: String) -> MenuDrink? {
    drinks.first { $0.name == name }
  }

  /// The next drink, wrapping around at the end.
  package func drink(after drink: MenuDrink) -> MenuDrink {
    let index = drinks.firstIndex(of: drink).map { ($0 + 1) % drinks.count }
    return index.map { drinks[$0] } ?? drink
  }
}

/// A line of a menu that describes no drink or repeats one.
package struct DrinkMenuError: Error, Hashable, Sendable {
  package let line: Int
}

/// The time of a drink as users type it.
package enum DrinkTime: Hashable, Sendable {
  case time(CivilTime)
  case written(WrittenDate)

  package init?(_ text: String) {
    let words = text.split { $0 == " " || $0 == "T" }
    switch words.count {
    case 1:
      guard let time = CivilTime(clock: words[0]) else { return nil }
      self = .time(time)
    default:
      // Only people write hours with a single digit.
      let isBrief = words.count == 2 && words[1].prefix { $0 != ":" }.count == 1
      let whole = isBrief ? "\(words[0]) 0\(words[1])" : text
      guard let date = try? WrittenDate(whole) else { return nil }
      self = .written(date)
    }
  }

  /// The date; a time alone is its last occurrence.
  package func date(before now: Date, in zone: Zone) -> Date {
    switch self {
    case .written(let date): return date.date(in: zone)
    case .time(let time):
      let today = zone.civil(at: now).day
      let date = zone.date(of: CivilMoment(day: today, time: time))
      guard date > now else { return date }
      return zone.date(of: CivilMoment(day: today.advanced(by: -1), time: time))
    }
  }
}

extension CivilTime {
  /// Parses `8:30` or `08:30`; fails for anything else.
  fileprivate init?(clock text: Substring) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, 1...2 ~= parts[0].utf8.count, parts[1].utf8.count == 2,
      parts.allSatisfy({ $0.utf8.allSatisfy("0123456789".utf8.contains) }),
      let hour = Int(parts[0]), let minute = Int(parts[1])
    else { return nil }
    self.init(hour: hour, minute: minute)
  }
}

/// The drinks at hand, one for each digit: those of the menu and, in place of its last ones, the
/// user's own.
package struct DrinkBar: Hashable, Sendable {
  package let drinks: [OfferedDrink]

  private static let most = 9
  private static let mostOwn = 4

  /// The user's own drinks are those logged last under another name than the menu's, each as it
  /// was logged last.
  package init(menu: DrinkMenu = .standard, logged: [Drink]) {
    let own = logged.reversed().filter {
      !$0.name.hasPrefix(MenuDrink.keyPrefix) && Dose.range.contains($0.milligrams)
    }
    var names: [String] = []
    for drink in own where names.count < Self.mostOwn && !names.contains(drink.name) {
      names.append(drink.name)
    }
    let offered = names.sorted().compactMap { name in
      own.first { $0.name == name }.map { OfferedDrink(name: name, milligrams: $0.milligrams) }
    }
    let known = menu.drinks.map { OfferedDrink(name: $0.nameKey, milligrams: $0.milligrams) }
    drinks = known.prefix(Self.most - offered.count) + offered
  }

  /// The drink of a digit; nil if there is none.
  package subscript(digit: Int) -> OfferedDrink? {
    drinks.indices.contains(digit - 1) ? drinks[digit - 1] : nil
  }
}

/// A drink of the user's own in words, perhaps with the time at which it was drunk: `Matcha 70`,
/// `Matcha 70 mg 8:30`, `Matcha 70 2026-11-20 22:00`.
package struct WrittenDrink: Hashable, Sendable {
  package let drink: OfferedDrink
  /// The time in words; nil for now.
  package let time: String?

  package init?(_ text: String) {
    let words = text.split(whereSeparator: \.isWhitespace)
    let count = [2, 1].first { Self.isTime(words.suffix($0)) } ?? 0
    let rest = words.dropLast(count)
    guard let drink = OfferedDrink(written: rest.joined(separator: " ")) else { return nil }
    self.drink = drink
    time = count == 0 ? nil : words.suffix(count).joined(separator: " ")
  }

  private static func isTime(_ words: some Collection<Substring>) -> Bool {
    let text = words.joined(separator: " ")
    return text.contains(":") && DrinkTime(text) != nil
  }
}
