import Views

/// D-Days under the names of their groups, as many as fit.
struct GroupedDays: View {
  let lines: [DayLines.Line]
  let gaps: DayLines.Gaps
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    Grid(
      alignment: .leading, horizontalSpacing: 16,
      verticalSpacing: max(gaps.betweenRows, typeSize.density.rowGap)
    ) {
      ForEach(lines, id: \.self) { line in
        switch line {
        case .group(let name):
          title(name).font(.caption).foregroundStyle(.secondary)
            .padding(.top, line == lines.first ? 0 : gaps.aboveGroups)
        case .day(let day): DDayRow(day: day)
        case .more(let count):
          more(count)
        }
      }
    }
  }

  /// The number of days left out, which leads to all of them.
  @ViewBuilder private func more(_ count: Int) -> some View {
    let text = Text("dday.more \(count)").font(.caption).foregroundStyle(.secondary)
    if let url = DaysLink().url { Link(destination: url) { text } } else { text }
  }

  private func title(_ name: String) -> Text {
    name.isEmpty ? Text("dday.group.none") : Text(verbatim: name)
  }
}

extension DDayScene {
  /// The lines for D-Days of a list in a number of rows.
  func lines(of days: [CountedDay], room: Int) -> DayLines {
    DayLines(days, of: count - (all.count - days.count), room: room)
  }

  /// The numbers of rows to try, at most as many as the D-Days need.
  func rooms(for days: [CountedDay], in range: ClosedRange<Int>) -> [Int] {
    let needed = lines(of: days, room: range.upperBound).lines.count
    return range.reversed().filter { $0 <= max(needed, range.lowerBound) }
  }
}
