import Views

/// Days by their groups, each under its name, as far as there is room for them.
struct GroupedDays: View {
  let lines: [DayLines.Line]

  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 0) {
      ForEach(lines, id: \.self) { line in
        switch line {
        case .group(let name): title(name).font(.caption).foregroundStyle(.secondary)
        case .day(let day): DDayRow(day: day)
        case .more(let count):
          Text("dday.more \(count)").font(.caption).foregroundStyle(.secondary)
        }
      }
    }
  }

  private func title(_ name: String) -> Text {
    name.isEmpty ? Text("dday.group.none") : Text(verbatim: name)
  }
}

extension DDayScene {
  /// The days of a list in so many rows.
  func lines(of days: [CountedDay], room: Int) -> DayLines {
    DayLines(days, of: count - (all.count - days.count), room: room)
  }

  /// In how many rows it is worth while to try to stand days: not in more than they need.
  func rooms(for days: [CountedDay], in range: ClosedRange<Int>) -> [Int] {
    let needed = lines(of: days, room: range.upperBound).lines.count
    return range.reversed().filter { $0 <= max(needed, range.lowerBound) }
  }
}
