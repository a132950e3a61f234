/// A knob at one end of a track.
struct SwitchFigure: View {
  let isOn: Bool
  @Environment(\.tint) private var tint

  var body: some View {
    Text(verbatim: isOn ? "  ●" : "●  ")
      .foregroundStyle(Color.white)
      .padding(.horizontal, 8)
      .background(track, in: Capsule())
  }

  private var track: AnyShapeStyle {
    AnyShapeStyle(isOn ? tint ?? Paint(.green) : Paint(.primary).faded(by: 0.25))
  }
}
