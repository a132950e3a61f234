import Home
import Intents
import Store
import Timelines

/// What providers and intents reach while they run.
struct Reach: Sendable {
  /// The widgets that stand somewhere, which they can have asked anew.
  var instances: [Instance]
  /// Where others learn what is wanted of the widget center, if there is such a place.
  var store: Store?
  var dependencies: Dependencies
  private let mailbox: Mailbox<Event>

  init(
    to instances: [Instance] = [], by mailbox: Mailbox<Event>,
    dependencies: Dependencies = Dependencies()
  ) {
    self.instances = instances
    self.mailbox = mailbox
    self.dependencies = dependencies
  }

  func during<Result>(_ run: () async -> Result) async -> Result {
    let center = WidgetCenterLink(of: instances, in: store, postingTo: mailbox)
    return await WidgetCenterLink.$current.withValue(center) {
      await Dependencies.$current.withValue(dependencies) { await run() }
    }
  }
}
