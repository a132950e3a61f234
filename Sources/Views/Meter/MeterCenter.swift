/// A value and its caption, as large as fits into the middle of a ring.
struct MeterCenter: View {
  let value: AnyView?
  let caption: AnyView?

  var body: some View {
    ViewThatFits {
      if value != nil {
        ForEach([84.0, 72, 60, 48, 36], id: \.self) { size in
          lines.font(.system(size: size, weight: .medium))
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
