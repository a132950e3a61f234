import Pages
import Store
import Views
import WidgetIntents

/// A card with the cups of a day, a line for the user's own drinks and, on all but narrow screens,
/// the drinks to log.
struct CupsCard: View {
  let scene: CaffeineScene
  let plan: CaffeinePlan

  var body: some View {
    PageCard(Text("caffeine.page.cups \(scene.dayText)"), in: plan.cupsRoom) {
      HStack(spacing: 16) {
        if !plan.hasWeeks { DayTurner(daysAgo: scene.page.daysAgo) }
        Text("caffeine.amount \(String(CaffeineDay.whole(total)))").foregroundStyle(.secondary)
      }
    } content: {
      VStack(alignment: .leading, spacing: 0) {
        CupList(scene: scene, columns: plan.cupsRoom.innerColumns, rows: plan.cupRows)
          .padding(.top, plan.form == .wide ? 17 : 0)
        if plan.hasDrinksBesideCups {
          Divider()
          Text("caffeine.page.another").bold().padding(.bottom, plan.hasDrinkGaps ? 17 : 0)
          DrinkGrid(
            bar: scene.diary.bar, across: plan.drinksAcross, columns: plan.cupsRoom.innerColumns,
            hasGaps: plan.hasDrinkGaps)
        }
        if plan.form == .wide { Color.clear.frame(width: 8, height: 17) }
        OwnDrinkLine(scene: scene, columns: plan.cupsRoom.innerColumns)
      }
    }
  }

  private var total: Double { scene.diary.total(on: scene.page.day) }
}

/// Buttons for the day before and the day after, where no chart has all days to press.
private struct DayTurner: View {
  let daysAgo: Int

  var body: some View {
    HStack(spacing: 16) {
      button("<", to: daysAgo + 1)
      button(">", to: daysAgo - 1)
    }
  }

  @ViewBuilder private func button(_ sign: String, to daysAgo: Int) -> some View {
    let bar = CaffeineDiary.days - 1 - daysAgo
    if 0..<CaffeineDiary.days ~= bar, let url = ChartLink(to: bar, of: WeeksCard.name).url {
      Link(destination: url) { Text(verbatim: sign).bold() }
    } else {
      Text(verbatim: sign).foregroundStyle(.secondary)
    }
  }
}

/// The cups of a day, or an invitation to the first.
struct CupList: View {
  let scene: CaffeineScene
  let columns: Int
  let rows: Int

  var body: some View {
    if scene.page.list.item == nil {
      ViewThatFits(in: .horizontal) {
        Text(scene.isToday ? "caffeine.page.first" : "caffeine.page.none")
        Text(scene.isToday ? "caffeine.empty" : "caffeine.page.none")
      }
      .foregroundStyle(.secondary)
      .frame(width: .columns(columns), height: .rows(rows), alignment: .topLeading)
    } else {
      ListView(scene.page.list, columns: columns, rows: rows) { _, _ in
        EmptyView()
      } row: { id, isFocused in
        if let cup = scene.diary.cup(id) { row(cup, isFocused) }
      }
    }
  }

  private func row(_ cup: Drink, _ isFocused: Bool) -> some View {
    HStack(spacing: 8) {
      Text(cup.date, style: .time).foregroundStyle(.secondary)
        .frame(width: .columns(8), alignment: .leading)
      if isFocused { cup.title.bold() } else { cup.title }
      Spacer(minLength: 8)
      Text("caffeine.amount \(String(CaffeineDay.whole(cup.milligrams)))").bold()
    }
    .padding(.trailing, 8)
  }
}

/// The line in which the user's own drinks are entered.
struct OwnDrinkLine: View {
  let scene: CaffeineScene
  let columns: Int

  var body: some View {
    LineView(
      scene.page.list, .entry, prompt: "caffeine.page.entry", columns: columns - noteColumns
    )
    .overlay(alignment: .trailing) {
      if noteColumns > 0 {
        Text("caffeine.page.entry.wrong").foregroundStyle(Color("CoffeeLimit"))
          .frame(width: .columns(noteColumns), alignment: .trailing)
          .offset(x: .columns(noteColumns))
      }
    }
  }

  private var noteColumns: Int { scene.page.isEntryWrong ? min(14, columns / 2) : 0 }
}
