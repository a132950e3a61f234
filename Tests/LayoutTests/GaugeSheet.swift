import Almanac
import FoundationEssentials
import Views

/// Gauges and progress views in every style and several sizes, side by side, for visual inspection.
struct GaugeSheet: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 17) {
      accessories(.accessoryCircular)
      bounded
      accessories(.accessoryCircularCapacity)
      HStack(alignment: .top, spacing: 16) {
        large.gaugeStyle(.accessoryCircular).tint(Gradient.coldToHot)
        large.gaugeStyle(.accessoryCircularCapacity).tint(.pink)
        progress.progressViewStyle(.circular).frame(width: 72, height: 68)
        VStack(alignment: .leading, spacing: 17) {
          linear
          progress.tint(.yellow)
          ProgressView(timerInterval: .test.addingTimeInterval(-600) ... .test + 300)
        }
        .frame(width: 240)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .padding()
    .background(Color(red: 0.1, green: 0.16, blue: 0.35))
  }

  private func accessories(_ style: some GaugeStyle) -> some View {
    HStack(spacing: 24) {
      ForEach(Self.values.indices, id: \.self) { index in
        let value = Self.values[index]
        Gauge(value: value) {
          Text("서울")
        } currentValueLabel: {
          Text("\(Int(value * 100))°")
        }
        .tint(index % 2 == 0 ? Gradient.coldToHot : nil)
        .gaugeStyle(style)
        .frame(width: 72, height: 68)
      }
    }
  }

  private var bounded: some View {
    HStack(spacing: 24) {
      ForEach(Self.values.indices, id: \.self) { index in
        Gauge(value: Self.values[index]) {
          Text("서울")
        } currentValueLabel: {
          Text("23°")
        } minimumValueLabel: {
          Text("17°")
        } maximumValueLabel: {
          Text("26°")
        }
        .gaugeStyle(.accessoryCircular)
        .tint(Gradient(colors: [.green, .yellow, .red]))
        .frame(width: 72, height: 68)
      }
    }
  }

  private var large: some View {
    Gauge(value: 72, in: 0...100) {
      Text("걸음")
    } currentValueLabel: {
      Text("72")
    }
    .frame(width: 168, height: 170)
  }

  private var progress: some View {
    ProgressView(value: 7.2, total: 10) {
      Text("걸음")
    } currentValueLabel: {
      Text("7.2k")
    }
  }

  private var linear: some View {
    VStack(alignment: .leading, spacing: 17) {
      ForEach([0.0, 0.4, 1], id: \.self) { value in
        Gauge(value: value) {
          Text("습도")
        } currentValueLabel: {
          Text("지금")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("9")
        }
        .gaugeStyle(.accessoryLinear)
        .tint(Gradient.coldToHot)
      }
      Gauge(value: 0.6) {
        Text("습도")
      } currentValueLabel: {
        Text("60%")
      }
    }
  }

  private static let values = [0, 0.02, 0.25, 0.5, 0.75, 0.98, 1]
}
