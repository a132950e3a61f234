/// A knob at one end of a track.
package struct SwitchFigure: View {
  private let isOn: Bool
  @Environment(\.tint) private var tint

  package init(isOn: Bool) {
    self.isOn = isOn
  }

  package var body: some View {
    Image(systemName: "circle.fill")
      .foregroundStyle(Color.white)
      .frame(width: 16, alignment: isOn ? .trailing : .leading)
      .padding(.horizontal, 8)
      .background(track, in: Capsule())
  }

  private var track: AnyShapeStyle {
    AnyShapeStyle(isOn ? tint ?? Paint(.green) : Paint(.primary).faded(by: 0.25))
  }
}
