import FoundationEssentials

extension DateWriter {
  func relativeText(of date: Date, at now: Date) -> DateText {
    let elapsed = Elapsed(since: date, at: now)
    let steps = length(of: elapsed).largest(2)
    let counted = steps.filter { $0.count > 0 }
    let shown = counted.isEmpty ? Array(steps) : counted
    return DateText(
      shown.map { words(for: $0, .abbreviated) }.joined(
        separator: wording["date.relative.separator"]),
      until: steps.last.flatMap { elapsed.end(ofLengths: $0.range, after: now) })
  }

  func offsetText(of date: Date, at now: Date) -> DateText {
    let elapsed = Elapsed(since: date, at: now)
    let steps = self.length(of: elapsed).largest(1)
    let length = steps.map { words(for: $0, .wide) }.joined()
    let key = elapsed.seconds < 0 ? "date.offset.future" : "date.offset.past"
    return DateText(
      wording.text(key, ["length": length]),
      until: steps.last.flatMap { elapsed.end(ofLengths: $0.range, after: now) })
  }

  private func length(of elapsed: Elapsed) -> Length {
    Length(seconds: abs(elapsed.seconds), on: ruler(for: elapsed))
  }

  func ruler(for elapsed: Elapsed) -> Ruler {
    Ruler(zone: zone, origin: elapsed.date, direction: elapsed.seconds < 0 ? -1 : 1)
  }

  func words(for step: Length.Step, _ width: NameWidth) -> String {
    wording.text(
      Wording.key(step.unit, width, count: step.count), ["count": String(step.count)])
  }
}

extension Elapsed {
  /// The first date after now at which the length leaves this range; nil if it never does.
  func end(ofLengths lengths: Range<Int>, after now: Date) -> Date? {
    guard seconds < 0 || lengths.upperBound < .max else { return nil }
    // A future date stops being in the future once no second is left.
    let end = end(of: seconds < 0 ? -max(1, lengths.lowerBound) : lengths.upperBound - 1)
    return end > now ? end : nil
  }
}
