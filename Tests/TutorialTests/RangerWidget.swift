import Timelines
import Views
import WidgetIntents

struct EmojiRanger {
  static func superchargeHeros() {
    WidgetCenter.shared.reloadTimelines(ofKind: "EmojiRangerWidget")
  }
}

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
struct SuperCharge: AppIntent {

  static var title: LocalizedStringResource = "Emoji Ranger SuperCharger"
  static var description = IntentDescription("All heroes get instant 100% health.")

  func perform() async throws -> some IntentResult {
    EmojiRanger.superchargeHeros()
    return .result()
  }
}

struct RangerView: View {
  var bio: String

  @Environment(\.widgetFamily) var family

  @ViewBuilder
  var body: some View {
    switch family {
    case .systemLarge:
      VStack {
        HStack(alignment: .top) {
          Text(bio)
            .foregroundColor(.white)
        }
        .padding()
        if #available(iOS 17.0, *) {
          HStack(alignment: .top) {
            Button(intent: SuperCharge()) {
              Image(systemName: "bolt.fill")
            }
          }
          .tint(.white)
          .padding()
        }
      }
      .containerBackground(for: .widget) {
        Color.indigo
      }
    default:
      Text(bio)
    }
  }
}
