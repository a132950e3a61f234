import WidgetIntents

/// Has the terminal tell the user of what is due from now on.
struct TakeNotifyOfferIntent: AppIntent {
  static let title: LocalizedStringResource = "notify.offer"

  @Dependency private var offer: NotifyOffer

  init() {}

  func perform() async throws -> some IntentResult {
    try offer.take()
    return .result()
  }
}
