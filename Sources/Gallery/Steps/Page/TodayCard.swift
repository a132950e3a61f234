import Pages
import Views

/// A card with today's steps in a ring that closes at the goal.
struct TodayCard: View {
  let years: StepYears
  let room: CardRoom

  var body: some View {
    PageCard(Text("steps.page.today"), in: room) {
      Text("steps.page.goal \(years.goal.groupedText)").foregroundStyle(.secondary)
    } content: {
      VStack(alignment: .leading, spacing: 0) {
        Gauge(value: min(years.week.share, 1)) {
          years.week.percentText
        } currentValueLabel: {
          ViewThatFits(in: .horizontal) {
            years.week.count
            years.week.briefCount
          }
        }
        .gaugeStyle(.accessoryCircularCapacity)
        .tint(Color("StepAccent"))
        .widgetAccentable()
        .frame(width: .columns(min(room.innerColumns, ringRows * 17 / 8)), height: .rows(ringRows))
        .frame(width: .columns(room.innerColumns))
        .padding(.top, .rows(above))
        .padding(.bottom, .rows(room.innerRows - 1 - ringRows - above))
        TodayNote(years: years)
      }
    }
  }

  /// The rows above the ring, which is in the middle of a high card.
  private var above: Int {
    let spare = room.innerRows - 1 - ringRows
    return spare < 10 ? 0 : spare / 2
  }

  /// The rows of the ring, which is round.
  private var ringRows: Int { max(1, min(room.innerRows - 1, room.innerColumns * 8 / 17)) }
}

/// The steps that are missing today, or what is wrong with the file.
struct TodayNote: View {
  let years: StepYears

  var body: some View {
    if years.week.hasNote {
      years.week.note
    } else if let left {
      Text("steps.page.left \(left.groupedText)").bold()
    } else {
      Text("steps.page.reached").bold()
    }
  }

  private var left: Int? {
    let left = years.goal - (years.week.today ?? 0)
    return left > 0 ? left : nil
  }
}

/// Today's steps in words, on a number of lines.
struct TodayLines: View {
  let years: StepYears
  let count: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 8) {
          years.week.count.bold()
          years.week.goalText.foregroundStyle(.secondary)
          years.week.percentText.foregroundStyle(.secondary)
        }
        HStack(spacing: 8) {
          years.week.count.bold()
          years.week.percentText.foregroundStyle(.secondary)
        }
        years.week.briefCount.bold()
      }
      if count > 1 { TodayNote(years: years) }
    }
  }
}
