import Pages
import Views

/// The page on a low or narrow screen: the level in words, the cups and a line for another.
struct CaffeineLowPage: View {
  let scene: CaffeineScene
  let plan: CaffeinePlan

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      CaffeineLines(scene: scene, count: 2)
      CupList(scene: scene, columns: plan.columns, rows: plan.cupRows)
      OwnDrinkLine(scene: scene, columns: plan.columns)
      DrinkStrip(bar: scene.diary.bar, columns: plan.columns)
    }
  }
}

/// The level, the total and the time to sleep in words, on a number of lines.
struct CaffeineLines: View {
  let scene: CaffeineScene
  let count: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 16) {
          scene.now.levelText.bold()
          total
        }
        scene.now.levelText.bold()
        scene.now.totalText.bold()
      }
      if count > 1 {
        ViewThatFits(in: .horizontal) {
          scene.now.sleepText
          Text(verbatim: "")
        }
        .foregroundStyle(Color("CoffeeCalm"))
      }
    }
  }

  private var total: some View {
    Text("caffeine.page.total \(scene.now.totalText)").foregroundStyle(.secondary)
  }
}
