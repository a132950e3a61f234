/// A bar or a ring that shows how much there is of something.
struct Meter: View {
  let form: MeterForm
  let share: MeterShare
  /// Whether what nobody has tinted is in the foreground's colour and not in the accent's.
  var isPlain = false
  /// Whether something written says how much it is.
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

  /// Where hues don't count, one that is dark would stand for less.
  private func paint(in environment: EnvironmentValues) -> Paint {
    guard environment.widgetRenderingMode == .fullColor else { return environment.foreground }
    let usual = isPlain ? environment.foreground : Paint(.accentColor)
    return (environment.tint ?? usual).along(form)
  }
}

extension Paint {
  /// A gradient goes along the form, whatever way it went.
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
