import Pages
import Views

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
