extension DayScanner {
  /// The days of a month as English words, `first`, `twenty-fifth`; the longer ones first.
  static let ordinalDays: [(String, Int)] = {
    let ones = [
      "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
      "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth", "seventeenth",
      "eighteenth", "nineteenth", "twentieth",
    ]
    let plain = ones.enumerated().map { ($0.element, $0.offset + 1) } + [("thirtieth", 30)]
    return joined(plain.prefix(9), behind: [("twenty", 20)])
      + joined(plain.prefix(1), behind: [("thirty", 30)]) + plain
  }()

  /// English numbers before a unit, each with a blank; the longer ones first.
  static let englishNumbers: [(String, Int)] = {
    let ones = [
      "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
      "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
    ].enumerated().map { ($0.element, $0.offset + 1) }
    let tens = [
      "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
    ].enumerated().map { ($0.element, $0.offset * 10 + 20) }
    let others = [
      ("a hundred", 100), ("one hundred", 100), ("hundred", 100), ("a thousand", 1000),
      ("thousand", 1000), ("a couple of", 2), ("a couple", 2), ("a", 1), ("an", 1),
    ]
    return (joined(ones.prefix(9), behind: tens) + others + tens + ones).map { ("\($0.0) ", $0.1) }
  }()

  /// `twenty-one` and `twenty one`.
  private static func joined(
    _ ones: ArraySlice<(String, Int)>, behind tens: [(String, Int)]
  ) -> [(String, Int)] {
    tens.flatMap { ten in
      ones.flatMap { one in ["-", " "].map { ("\(ten.0)\($0)\(one.0)", ten.1 + one.1) } }
    }
  }
}
