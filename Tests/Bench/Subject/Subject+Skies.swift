import Cast
import Cells
import FoundationEssentials
import Home
import HomeTesting
import Timelines

extension Subject {
  /// A home with tiles that draw as much as possible, and their first answers.
  func skies(_ count: Int, size: Size) -> SeenHome {
    let instances = (0..<count).map {
      Instance(id: Instance.ID($0), kind: WidgetKind.sky.id, family: .systemSmall)
    }
    var home = SeenHome(
      Home(
        size: size, device: device, presentation: presentation, kinds: [.sky], instances: instances,
        at: Self.date))
    for case .ask(let question) in home.advance(to: Self.date) {
      let number = 21 + question.request.instance.number
      let answer = TimelineAnswer(
        to: question.request, .timeline(.sky(number: number, at: Self.date)))
      _ = home.handle(.answered(answer), at: Self.date)
    }
    return home
  }
}
