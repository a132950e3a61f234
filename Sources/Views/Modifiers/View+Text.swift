extension View {
  public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }

  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lineLimit(nil)
  }

  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  public func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }

  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Letters that are drawn get so small sooner than narrow; without it they get narrow first. Those
  /// of a row have one size only, and what has no room ends with an ellipsis.
  ///
  /// A number is never cut off where smaller, narrower or thinner letters would show all of it.
  public func minimumScaleFactor(_ factor: Double) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.isUnderlined, isActive)
  }

  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.isStruckThrough, isActive)
  }

  public func tracking(_ tracking: CGFloat) -> some View {
    environment(\.tracking, tracking)
  }

  public func kerning(_ kerning: CGFloat) -> some View {
    tracking(kerning)
  }

  /// Drawn letters come closer where there is little room in any case, and those of a row never.
  public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }

  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
