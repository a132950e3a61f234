/// A bar or ring that shows an amount.
struct Meter: View {
  let form: MeterForm
  let share: MeterShare
  /// Whether an untinted meter has the foreground colour instead of the accent colour.
  var isPlain = false
  /// Whether a text shows the amount too.
  var isTold = true
  var center: AnyView?
  var foot: AnyView?

  static func _archive(_ view: Meter, into archive: inout Archive) {
    let environment = archive.environment
    let isHidden = environment.isRedacted
    let center = view.center.map { archive.nodesOutsideOfStack(of: $0) } ?? []
    let foot = view.foot.map { archive.nodesOutsideOfStack(of: $0) } ?? []
    archive.add(
      .meter(
        MeterNode(
          form: view.form, share: isHidden ? .hidden : view.share,
          paint: view.paint(in: environment), track: environment.foreground.faded(by: 0.25),
          transition: environment.contentTransition,
          reading: isHidden ? nil : view.reading(in: environment),
          center: center.isEmpty ? nil : Node(standingBelowOneAnother: center),
          foot: foot.isEmpty ? nil : Node(standingBelowOneAnother: foot))))
  }

  private func reading(in environment: EnvironmentValues) -> TextNode? {
    guard !isTold, let fraction = share.fraction else { return nil }
    return Text("meter.share \(Int((fraction * 100).rounded()))").node(in: environment)
  }

  /// The paint of the filled part. Where hues don't count, it is the foreground: a dark hue would
  /// look like less.
  private func paint(in environment: EnvironmentValues) -> Paint {
    guard environment.widgetRenderingMode == .fullColor else { return environment.foreground }
    let usual = isPlain ? environment.foreground : Paint(.accentColor)
    return (environment.tint ?? usual).along(form)
  }
}

extension Paint {
  /// The paint with its gradient running along the form, whatever its direction was.
  fileprivate func along(_ form: MeterForm) -> Paint {
    guard let gradient = fill.gradient else { return self }
    var paint = self
    switch form {
    case .bar, .markedBar:
      paint.fill = .linear(
        LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing))
    case .ring:
      paint.fill = .angular(
        AngularGradient(
          gradient: gradient, center: .center, startAngle: .degrees(form.start * 360),
          endAngle: .degrees((form.start + form.sweep) * 360)))
    }
    return paint
  }
}
