import Cast
import FoundationEssentials
import Home
import HomeTesting
import Timelines

extension Subject {
  /// A home with many widgets on its pages, each with entries at its own dates.
  func crowd(of widgets: Int, entries: Int) -> SeenHome {
    let instances = (0..<widgets).map {
      Instance(id: Instance.ID($0), kind: WidgetKind.counter.id, family: .systemSmall)
    }
    var home = SeenHome(
      Home(
        size: Self.sizes[0], device: device, presentation: presentation, kinds: [.counter],
        instances: instances, at: Self.date))
    for case .ask(let question) in home.advance(to: Self.date) {
      let start = Self.date + Double(question.request.instance.number) / 10
      let timeline = AnyTimeline(counting: entries, from: start, every: 60)
      _ = home.handle(
        .answered(TimelineAnswer(to: question.request, .timeline(timeline))), at: Self.date)
    }
    return home
  }
}
