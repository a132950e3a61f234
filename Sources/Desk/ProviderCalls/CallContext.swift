import Almanac
import Home
import Store
import Timelines
import WidgetIntents

/// The surroundings of providers and intents while they run.
struct CallContext: Sendable {
  /// The placed widgets, which they can reload.
  var instances: [Instance]
  /// The store through which the widget center notifies other processes; nil if there is none.
  var store: Store?
  var dependencies: Dependencies
  /// The language in which to say what failed.
  let language: Language
  let mailbox: Mailbox<Event>

  init(
    to instances: [Instance] = [], by mailbox: Mailbox<Event>,
    dependencies: Dependencies = Dependencies(), speaking language: Language = .english
  ) {
    self.instances = instances
    self.mailbox = mailbox
    self.dependencies = dependencies
    self.language = language
  }

  init(of setup: Setup, to instances: [Instance], by mailbox: Mailbox<Event>) {
    self.init(
      to: instances, by: mailbox, dependencies: setup.dependencies,
      speaking: setup.circumstances.language)
  }

  /// Those of the maker of a page that is opened from a widget.
  func opening(from id: Instance.ID) -> CallContext {
    var reach = self
    let opener = PageOpener(instances.first { $0.id == id }.map(WidgetInfo.init))
    reach.dependencies.add(dependency: opener)
    return reach
  }

  func during<Result>(_ run: () async -> Result) async -> Result {
    let center = WidgetCenterLink(of: instances, in: store, postingTo: mailbox)
    return await WidgetCenterLink.$current.withValue(center) {
      await Dependencies.$current.withValue(dependencies) { await run() }
    }
  }
}
