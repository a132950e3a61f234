extension Report {
  /// A line for each figure: name, median, minimum, unit and limit.
  var table: String {
    let rows =
      [["", "median", "least", "unit", "limit"]]
      + figures.map {
        [$0.name, $0.value?.short ?? "-", $0.least?.short ?? "", $0.unit.rawValue, $0.verdict]
      }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      let cells = row.indices.map { row[$0].padded(to: widths[$0], isNumber: 1...2 ~= $0) }
      return cells.joined(separator: "  ").trimmingSpaces
    }
    return (lines + gaps.map { "\($0.stage): \($0.reason)" }).joined(separator: "\n")
  }
}

extension Figure {
  fileprivate var verdict: String {
    [limit.map { isWithinLimit ? $0.short : "\($0.short) exceeded" }, lack]
      .compactMap(\.self).joined(separator: ", ")
  }
}

extension Double {
  /// The value with as many decimals as are meaningful.
  fileprivate var short: String {
    let decimals = self == rounded() || abs(self) >= 100 ? 0 : abs(self) >= 10 ? 1 : 2
    let scale = [1.0, 10, 100][decimals]
    let scaled = (self * scale).rounded()
    guard decimals > 0, abs(scaled) < 1e15 else { return "\(Int(clamping: rounded()))" }
    let digits = "\(Int(abs(scaled)))"
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    return (self < 0 ? "-" : "") + padded.dropLast(decimals) + "." + padded.suffix(decimals)
  }
}

extension Int {
  fileprivate init(clamping value: Double) {
    self = Int(exactly: value) ?? (value < 0 ? .min : .max)
  }
}

extension String {
  fileprivate func padded(to width: Int, isNumber: Bool) -> String {
    let space = String(repeating: " ", count: max(0, width - count))
    return isNumber ? space + self : self + space
  }

  fileprivate var trimmingSpaces: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
