/// A gauge as a bar, with as many labels as fit.
struct LinearGauge: View {
  let configuration: GaugeStyleConfiguration
  let form: MeterForm
  let isPlain: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if form == .bar { configuration.label }
      HStack {
        configuration.minimumValueLabel
        Meter(
          form: form, share: configuration.share, isPlain: isPlain,
          isTold: configuration.currentValueLabel != nil)
        configuration.maximumValueLabel
      }
      if form == .bar {
        configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
      }
    }
    .lineLimit(1)
  }
}
