import Diary
import FoundationEssentials
import Pages
import Views

/// A card with the level over a day, bright up to now, and the time from which it allows sleep.
struct LevelCard: View {
  let scene: CaffeineScene
  let room: CardRoom

  private static let axisColumns = 5

  var body: some View {
    PageCard(title, in: room) {
      // A time is never cut: the title gives way.
      if scene.isToday {
        scene.now.sleepText.bold().foregroundStyle(Color("CoffeeCalm")).fixedSize()
      }
    } content: {
      VStack(alignment: .leading, spacing: 0) {
        plot.padding(.top, .rows(gap))
        hours
        if hasFoot { foot }
      }
    }
  }

  private var title: Text {
    scene.isToday ? Text("caffeine.page.curve") : Text("caffeine.page.curve.past \(scene.dayText)")
  }

  private var hasFoot: Bool { room.innerRows >= 9 && scene.isToday }
  private var gap: Int { room.innerRows >= 14 ? 1 : 0 }
  private var plotRows: Int { max(1, room.innerRows - gap - (hasFoot ? 3 : 1)) }
  private var plotColumns: Int { max(1, room.innerColumns - Self.axisColumns) }
  private var axis: DayAxis { DayAxis(of: scene.page.day, in: scene.diary) }

  private var plot: some View {
    let (axis, levels) = (axis, curve)
    let scale = ChartScale(
      upTo: max(levels.max() ?? 0, scene.now.settings.sleepLevel * 1.5),
      line: scene.now.settings.sleepLevel, rows: plotRows)
    let now = scene.isToday ? axis.share(of: scene.date) : 1
    return ZStack(alignment: .topLeading) {
      figures(scale)
      ZStack {
        area(levels, scale, until: 1).foregroundStyle(Color("CoffeeAccent").opacity(0.5))
        area(levels, scale, until: now).foregroundStyle(Color("CoffeeAccent"))
      }
      .widgetAccentable()
      .frame(width: .columns(plotColumns), height: .rows(plotRows))
      .offset(x: .columns(Self.axisColumns))
      SleepLine(
        scene: scene, axis: axis, scale: scale, columns: plotColumns, rows: plotRows
      )
      .offset(x: .columns(Self.axisColumns))
    }
    .frame(width: .columns(room.innerColumns), height: .rows(plotRows), alignment: .topLeading)
  }

  /// The levels as known at the end of the day or now: later cups aren't known yet.
  private var curve: [Double] {
    let known = scene.isToday ? scene.now : scene.diary.state(at: axis.end)
    return axis.dates(2 * plotColumns).map(known.level(at:))
  }

  /// The area below the levels, in half columns, from the left to a share of the width.
  private func area(_ levels: [Double], _ scale: ChartScale, until end: Double) -> ValueBars {
    let count = Double(max(1, levels.count))
    let bars = levels.enumerated().map { index, level in
      ChartBar(
        from: Double(index) / count, to: Double(index + 1) / count, height: scale.share(of: level))
    }
    return ValueBars(bars.filter { $0.start <= end }, gaps: .none)
  }

  /// Round levels beside their heights.
  private func figures(_ scale: ChartScale) -> some View {
    ForEach(scale.ticks(atMost: max(1, plotRows / 3)), id: \.self) { level in
      let row = Int(((1 - scale.share(of: level)) * Double(plotRows)).rounded(.down))
      Text(verbatim: String(CaffeineDay.whole(level)))
        .font(.caption).foregroundStyle(.secondary)
        .frame(width: .columns(Self.axisColumns - 1), height: 17, alignment: .trailing)
        .offset(y: .rows(min(row, plotRows - 1)))
    }
  }

  private var hours: some View {
    let places = axis.marks.map { (Int(axis.share(of: $0) * Double(plotColumns)), $0) }
    let step = plotColumns / max(1, places.count) >= 8 ? 1 : 2
    return Rectangle().fill(.clear)
      .frame(width: .columns(room.innerColumns), height: 17)
      .overlay(alignment: .topLeading) {
        ForEach(Array(stride(from: 0, to: places.count, by: step)), id: \.self) { index in
          Text(places[index].1, format: .dateTime.hour())
            .font(.caption).foregroundStyle(.secondary)
            .frame(width: .columns(6), height: 17, alignment: .leading)
            .offset(x: .columns(Self.axisColumns + places[index].0))
        }
      }
  }

  /// What one more cup would mean.
  @ViewBuilder private var foot: some View {
    if let drink = scene.diary.bar[1],
      let date = scene.diary.sleepDate(after: drink, at: scene.date)
    {
      ViewThatFits(in: .horizontal) {
        Text("caffeine.page.later \(drink.title) \(Text(date, style: .time))")
        Text("caffeine.page.later.brief \(Text(date, style: .time))")
      }
      .font(.caption).foregroundStyle(.secondary).padding(.top, 17)
    }
  }
}
