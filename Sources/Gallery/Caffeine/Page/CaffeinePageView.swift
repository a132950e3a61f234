import Pages
import Views

/// The caffeine page, with a layout for each kind of screen.
struct CaffeinePageView: View {
  let scene: CaffeineScene
  let plan: CaffeinePlan

  var body: some View {
    content
      .lineLimit(1)
      .frame(width: .columns(plan.columns), height: .rows(plan.rows), alignment: .topLeading)
  }

  @ViewBuilder private var content: some View {
    switch plan.form {
    case .wide, .broad:
      HStack(alignment: .top, spacing: 16) {
        VStack(alignment: .leading, spacing: 17) {
          hero
          CupsCard(scene: scene, plan: plan)
        }
        if plan.hasWeeks {
          VStack(alignment: .leading, spacing: 17) {
            LevelCard(scene: scene, room: plan.levelRoom)
            WeeksCard(scene: scene, room: plan.weeksRoom)
          }
        } else {
          chart
        }
      }
    case .tall:
      VStack(alignment: .leading, spacing: 17) {
        hero
        CupsCard(scene: scene, plan: plan)
        chart
        drinks
      }
    case .low: CaffeineLowPage(scene: scene, plan: plan)
    case .least: CaffeineLines(scene: scene, count: plan.rows)
    }
  }

  private var hero: some View {
    LevelHero(
      scene: scene,
      room: CardRoom(columns: plan.leftColumns, rows: plan.heroRows, padding: plan.padding))
  }

  /// The level today; another day is seen among the four weeks.
  @ViewBuilder private var chart: some View {
    if scene.isToday {
      LevelCard(scene: scene, room: plan.levelRoom)
    } else {
      WeeksCard(scene: scene, room: plan.levelRoom)
    }
  }

  private var drinks: some View {
    PageCard(Text("caffeine.page.another"), in: plan.drinksRoom) {
      DrinkGrid(
        bar: scene.diary.bar, across: plan.drinksAcross, columns: plan.drinksRoom.innerColumns)
    }
  }
}
