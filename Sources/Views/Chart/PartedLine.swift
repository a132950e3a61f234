/// A thin track on one row with parts in the foreground style.
package struct PartedLine: View {
  private let parts: [ChartSpan]

  /// Parts that don't overlap.
  package init(_ parts: [ChartSpan]) {
    self.parts = parts
  }

  package static func _archive(_ view: PartedLine, into archive: inout Archive) {
    archive.add(
      .chart(
        ChartNode(
          form: .track(view.parts), paint: archive.environment.foreground,
          rest: Paint(Color.primary.opacity(0.25)),
          transition: archive.environment.contentTransition)))
  }
}
