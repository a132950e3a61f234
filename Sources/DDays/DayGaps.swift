package import Almanac

/// The days on which a series doesn't occur, earliest first.
package struct DayGaps: Hashable, Sendable {
  /// The numbers of the days, each once.
  private let numbers: [Int]

  package init(_ days: some Sequence<CivilDay>) {
    numbers = Set(days.lazy.map(\.number)).sorted()
  }

  package var days: [CivilDay] { numbers.map { CivilDay(number: $0) } }
  package var count: Int { numbers.count }
  package var isEmpty: Bool { numbers.isEmpty }

  package func contains(_ day: CivilDay) -> Bool { place(of: day.number) != nil }

  /// The last of the gaps that follow each other from a day on, each a step after the one before; nil
  /// if the day is none.
  func end(ofRunFrom day: CivilDay, every step: Int?) -> CivilDay? {
    guard var place = place(of: day.number) else { return nil }
    while place + 1 < numbers.count, numbers[place + 1] - numbers[place] == step { place += 1 }
    return CivilDay(number: numbers[place])
  }

  private func place(of number: Int) -> Int? {
    var (low, high) = (0, numbers.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low < numbers.count && numbers[low] == number ? low : nil
  }
}

extension DayGaps: ExpressibleByArrayLiteral {
  package init(arrayLiteral days: CivilDay...) { self.init(days) }
}
