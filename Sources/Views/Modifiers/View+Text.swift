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

  /// Sets the smallest scale for text that is too long. Drawn letters shrink to it before they are
  /// condensed; without it, they are condensed first. Text in a row has only one size, and ends
  /// with an ellipsis if it is too long.
  ///
  /// A number is never truncated if smaller, narrower or thinner letters can show all of it.
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

  /// Drawn letters are always condensed if there is too little room; text in a row never is.
  public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }

  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
