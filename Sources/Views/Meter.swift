import System
package import FoundationEssentials

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
    return Text("meter.share \(Int(bounded: (fraction * 100).rounded()))").node(in: environment)
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

/// An amount as a share of the whole, from 0 to 1.
package enum MeterShare: Hashable, Codable, Sendable {
  case fixed(Double)
  /// Grows or shrinks between two dates.
  case timed(from: Date, to: Date, countsDown: Bool)
  /// Not shown.
  case hidden
}

extension MeterShare {
  /// The position of a value between two bounds; NaN counts as the lower one.
  static func fixed<Value: BinaryFloatingPoint>(
    _ value: Value, in bounds: ClosedRange<Value>
  ) -> MeterShare {
    .fixed(Double(value).share(of: Double(bounds.lowerBound), Double(bounds.upperBound)))
  }

  static func timed(_ interval: ClosedRange<Date>, countsDown: Bool) -> MeterShare {
    .timed(from: interval.lowerBound, to: interval.upperBound, countsDown: countsDown)
  }

  var fraction: Double? {
    if case .fixed(let share) = self { share } else { nil }
  }
}

extension Double {
  /// The position of the number between a lower bound, 0, and an upper one, 1. Both are halved,
  /// because their distance may overflow.
  func share(of lower: Double, _ upper: Double) -> Double {
    let share = (self / 2 - lower / 2) / (upper / 2 - lower / 2)
    return share.isNaN ? 0 : max(0, min(1, share))
  }
}

/// The shape along which a meter grows.
package enum MeterForm: Hashable, Codable, Sendable {
  case bar
  /// A bar with a mark on it.
  case markedBar
  /// A ring with a gap at the bottom; the gap is in turns.
  case ring(gap: Double)

  package static let closedRing = MeterForm.ring(gap: 0)

  /// The part of the circle that is drawn and its start, in turns clockwise from the right.
  package var sweep: Double {
    guard case .ring(let gap) = self else { return 1 }
    return gap > 0 ? max(0.5, 1 - gap) : 1
  }
  package var start: Double { sweep < 1 ? 0.75 - sweep / 2 : 0.75 }
}

/// A value and its caption, as large as fits into the middle of a ring.
struct MeterCenter: View {
  let value: AnyView?
  let caption: AnyView?
  @ScaledMetric private var growth = 1.0

  var body: some View {
    ViewThatFits {
      if value != nil {
        ForEach(sizes, id: \.self) { size in
          if growth < 1 {
            // A smaller value takes the room of the usual one, or it could be larger than that.
            lines(size).hidden().overlay { lines(growth * size) }
          } else {
            lines(size)
          }
        }
        lines.fontWeight(.semibold)
        value.fontWeight(.semibold)
      } else {
        caption
      }
    }
    .lineLimit(1)
    .multilineTextAlignment(.center)
  }

  /// The sizes of the value to try, largest first.
  private var sizes: [Double] {
    let usual = [84.0, 72, 60, 48, 36, 25]
    return growth > 1 ? (usual.map { growth * $0 } + usual).sorted(by: >) : usual
  }

  private func lines(_ size: Double) -> some View {
    lines.font(.system(size: size, weight: .medium))
  }

  private var lines: some View {
    VStack(spacing: 0) {
      value
      caption.font(.caption).fontWeight(.regular).foregroundStyle(.secondary)
    }
  }
}

extension Meter {
  /// Creates a ring around a value and its caption.
  init(
    ring: MeterForm, share: MeterShare, isPlain: Bool = false, value: AnyView?, caption: AnyView?,
    foot: AnyView? = nil
  ) {
    self.init(
      form: ring, share: share, isPlain: isPlain, isTold: value != nil,
      center: AnyView(MeterCenter(value: value, caption: caption)), foot: foot)
  }
}
