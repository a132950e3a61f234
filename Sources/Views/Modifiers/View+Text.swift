extension View {
  public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }

  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  public func minimumScaleFactor(_ factor: Double) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
