package import FoundationEssentials

extension DateWriter {
  /// The text of a date relative to now.
  package func text(of reference: DateReference, at now: Date) -> DateText {
    let elapsed = Elapsed(since: reference.date, at: now)
    let ruler = ruler(for: elapsed)
    let limit = reference.threshold.next.map { ruler.step($0, in: 0).range.upperBound } ?? .max
    guard abs(elapsed.seconds) < limit else {
      return absoluteText(of: elapsed, near: limit, at: now, fieldCount: reference.fieldCount)
    }
    let step = ruler.largestStep(of: reference.units, in: abs(elapsed.seconds), below: limit)
    let key = elapsed.seconds < 0 ? "date.reference.future" : "date.reference.past"
    return DateText(
      step.count > 0
        ? wording.text(key, ["length": words(for: step, .abbreviated)]) : wording[key + ".now"],
      until: elapsed.end(ofLengths: step.range, after: now))
  }

  /// The fields of a date, starting at the first that differs from now.
  private func absoluteText(
    of elapsed: Elapsed, near limit: Int, at now: Date, fieldCount: Int
  ) -> DateText {
    let units: [CivilUnit] = [.year, .month, .day, .hour, .minute]
    let (there, here) = (zone.civil(at: elapsed.date), zone.civil(at: now))
    let same = units.prefix { $0.floor(there) == $0.floor(here) }
    let rest = units.dropFirst(same.count)
    let ends = [
      elapsed.end(ofLengths: limit..<Int.max, after: now),
      elapsed.seconds < 0
        ? rest.first.map { zone.date(of: $0.floor(there)) }
        : same.last.flatMap { zone.end(of: $0, at: now) },
    ]
    return DateText(
      text(of: elapsed.date, DateFields(showing: rest.prefix(fieldCount))),
      until: ends.compactMap(\.self).filter { $0 > now }.min())
  }
}

extension DateFields {
  /// Shows the weekday with a day, which makes the day easier to find.
  fileprivate init(showing units: ArraySlice<CivilUnit>) {
    self.init(
      weekday: units.contains(.day) ? .wide : nil,
      month: units.contains(.month) ? .wide : nil,
      day: units.contains(.day),
      year: units.contains(.year),
      hour: units.contains(.hour),
      minute: units.contains(.minute))
  }
}
