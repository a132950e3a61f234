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
