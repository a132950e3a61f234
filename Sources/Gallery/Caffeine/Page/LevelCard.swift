import System
import Almanac
import Diary
import FoundationEssentials
import Pages
import Store
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
      let row = Int(bounded: ((1 - scale.share(of: level)) * Double(plotRows)).rounded(.down))
      Text(verbatim: String(CaffeineDay.whole(level)))
        .font(.caption).foregroundStyle(.secondary)
        .frame(width: .columns(Self.axisColumns - 1), height: 17, alignment: .trailing)
        .offset(y: .rows(min(row, plotRows - 1)))
    }
  }

  private var hours: some View {
    let places = axis.marks.map { (Int(bounded: axis.share(of: $0) * Double(plotColumns)), $0) }
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

/// A dashed line at the level that allows sleep, from the time on at which it does.
struct SleepLine: View {
  let scene: CaffeineScene
  let axis: DayAxis
  let scale: ChartScale
  let columns: Int
  let rows: Int

  var body: some View {
    if let below = scale.lineRows, scene.isToday, start < columns - 3 {
      ZStack(alignment: .topLeading) {
        ChartLine(above: below, from: start, isDashed: true).fill(Color("CoffeeCalm"))
          .frame(width: .columns(columns), height: .rows(rows))
        if rows - below >= 3, columns - start >= 16 {
          Text("caffeine.page.sleep \(level)")
            .font(.caption).foregroundStyle(Color("CoffeeCalm"))
            .lineLimit(2)
            .multilineTextAlignment(.trailing)
            .frame(width: .columns(columns - start), height: .rows(2), alignment: .trailing)
            .offset(x: .columns(start), y: .rows(rows - below - 3))
        }
      }
    }
  }

  private var level: String { String(CaffeineDay.whole(scene.now.settings.sleepLevel)) }

  /// The column from which the curve is below the line.
  private var start: Int {
    let date = scene.now.sleepDate ?? scene.date
    return Int(bounded: (axis.share(of: date) * Double(columns)).rounded(.up))
  }
}

/// A card with the caffeine in the body as a large number, and today's total against the limit.
struct LevelHero: View {
  let scene: CaffeineScene
  let room: CardRoom
  @ScaledMetric private var growth = 1.0

  var body: some View {
    PageCard(Text("caffeine.page.level"), in: room) {
      VStack(alignment: .leading, spacing: 0) {
        if numberRows > 2 {
          ViewThatFits(in: .horizontal) {
            HStack(spacing: 0) {
              number
              Spacer(minLength: 16)
              cup
            }
            number
          }
          .frame(height: .rows(numberRows - gap), alignment: .leading)
          .padding(.top, .rows(gap))
        } else {
          scene.now.levelText.bold()
        }
        scene.now.bar
        HStack(spacing: 8) {
          Text("caffeine.page.total \(scene.now.totalText)").bold()
          Spacer(minLength: 0)
          Text("caffeine.page.limit \(limit)").foregroundStyle(.secondary)
        }
      }
    }
  }

  private var numberRows: Int { room.innerRows - 2 }

  /// The empty row above a large number.
  private var gap: Int { numberRows > 5 ? 1 : 0 }

  /// The largest font for the number: large letters take a row for each 12 points.
  private var size: Double { Double(numberRows - gap) * 12 }

  private var cup: some View {
    Image(systemName: "cup.and.saucer").font(.system(size: min(44, size)))
      .foregroundStyle(Color("CoffeeAccent")).widgetAccentable().fixedSize()
  }

  private var limit: String { String(CaffeineDay.whole(scene.now.settings.limit)) }

  /// The sizes of the number to try, largest first.
  private var sizes: [Double] {
    let usual = [84.0, 72, 60, 44, 36, 28, 17]
    guard growth != 1 else { return usual }
    let scaled = growth * 72
    return ([scaled] + (growth < 1 ? usual.filter { $0 < scaled } : [96] + usual)).sorted(by: >)
  }

  private var number: some View {
    ViewThatFits(in: .vertical) {
      ForEach(sizes.filter { $0 <= size * min(1, growth) }, id: \.self) { size in
        HStack(alignment: .bottom, spacing: 8) {
          Text(verbatim: String(CaffeineDay.whole(scene.now.level)))
            .font(.system(size: size, weight: .bold))
            .foregroundStyle(Color("CoffeeAccent"))
            .widgetAccentable()
            .contentTransition(.numericText(value: scene.now.level))
          Text("caffeine.unit").foregroundStyle(.secondary)
        }
      }
    }
  }
}

/// The hours of a day on a chart, from the morning or midnight to midnight.
struct DayAxis {
  let start: Date
  let end: Date

  /// The first hour unless there is something to see before it.
  private static let morning = 6.0

  init(of day: CivilDay, in diary: CaffeineDiary) {
    let midnight = diary.start(of: day)
    let morning = midnight + Self.morning * 3600
    let isCalm = diary.state(at: morning).level < diary.settings.sleepLevel / 2
    let isEarly = diary.cups(on: day).contains { $0.date < morning }
    (start, end) = (isCalm && !isEarly ? morning : midnight, diary.end(of: day))
  }

  /// The position of a date, from 0 at the start to 1 at the end.
  func share(of date: Date) -> Double {
    min(max(0, date.timeIntervalSince(start) / end.timeIntervalSince(start)), 1)
  }

  /// So many dates at equal distances, the first at the start and the last at the end.
  func dates(_ count: Int) -> [Date] {
    let step = end.timeIntervalSince(start) / Double(max(1, count - 1))
    return (0..<count).map { start + Double($0) * step }
  }

  /// Every third hour but the last.
  var marks: [Date] {
    Array(stride(from: 0, to: end.timeIntervalSince(start) - 3600, by: 3 * 3600)).map { start + $0 }
  }
}
