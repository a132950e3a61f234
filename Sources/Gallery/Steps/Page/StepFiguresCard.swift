import Almanac
import Pages
import Views

/// A card with the average of the last month, the best day of the year and the device that counts.
struct StepFiguresCard: View {
  let years: StepYears
  let room: CardRoom
  @ScaledMetric(relativeTo: .title) private var numeral = 28.0

  var body: some View {
    PageCard(Text("steps.page.figures"), in: room) {
      VStack(alignment: .leading, spacing: 0) {
        figure([Text("steps.page.average.month")], average)
        figure([best, Text("steps.page.best"), Text("steps.page.best.brief")], years.best?.count)
        Spacer(minLength: 0)
        if room.innerRows > 6 { Divider() }
        device
      }
      .frame(height: .rows(room.innerRows), alignment: .topLeading)
    }
  }

  private var average: Int? {
    years.average(of: years.today.advanced(by: -29)...years.today)
  }

  private var best: Text {
    guard let day = years.best?.day else { return Text("steps.page.best") }
    return Text("steps.page.best.on \(Text(years.date(of: day), format: .monthAndDay))")
  }

  /// A count behind its name, which may be shorter.
  private func figure(_ names: [Text], _ count: Int?) -> some View {
    HStack(spacing: 8) {
      ViewThatFits(in: .horizontal) {
        ForEach(Array(names.enumerated()), id: \.offset) { _, name in name }
      }
      .foregroundStyle(.secondary)
      Spacer(minLength: 0)
      (count?.groupedText ?? Text("steps.unknown"))
        .font(.system(size: room.innerRows > 9 ? numeral : 17, weight: .bold))
        .minimumScaleFactor(0.7)
        // Five digits are as bold as four.
        .layoutPriority(1)
        .foregroundStyle(Color("StepAccent"))
        .widgetAccentable()
    }
    .frame(height: .rows(room.innerRows > 9 ? 4 : 1))
  }

  @ViewBuilder private var device: some View {
    if let url = StepsLink.settings.url {
      Link(destination: url) {
        HStack(spacing: 8) {
          if let device = years.device {
            Text(verbatim: device)
          } else {
            Text("steps.page.devices.all")
          }
          Spacer(minLength: 8)
          Text("steps.page.device").foregroundStyle(.secondary)
        }
      }
    }
  }
}
