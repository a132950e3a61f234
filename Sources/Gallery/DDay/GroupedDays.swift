import Views

/// Days by their groups, each under its name; what belongs to none stands first, and without.
struct GroupedDays: View {
  let days: [CountedDay]
  /// In rows.
  let room: Int

  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 0) {
      ForEach(lines, id: \.self) { line in
        switch line {
        case .group(let name): Text(verbatim: name).font(.caption).foregroundStyle(.secondary)
        case .day(let day): DDayRow(day: day)
        }
      }
    }
  }

  private enum Line: Hashable {
    case group(String)
    case day(CountedDay)
  }

  /// As many as there is room for, but no group's name without a day.
  private var lines: [Line] {
    var lines: [Line] = []
    for group in groups {
      let name = group.isEmpty ? [] : [Line.group(group)]
      let members = days.filter { $0.group == group }.map(Line.day)
      let count = room - lines.count - name.count
      if count > 0 { lines += name + members.prefix(count) }
    }
    return lines
  }

  /// In the order of the nearest of each.
  private var groups: [String] {
    days.map(\.group).reduce(into: [""]) { if !$0.contains($1) { $0.append($1) } }
  }
}
