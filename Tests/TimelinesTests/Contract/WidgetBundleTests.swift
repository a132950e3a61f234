import Foundation
import Testing
import Timelines
import Views

struct WidgetBundleTests {
  private struct Named<Name: Kind>: Widget {
    var body: some WidgetConfiguration {
      StaticConfiguration(kind: Name.kind, provider: CountdownProvider()) { Text($0.text) }
        .configurationDisplayName("\(Name.kind) of \(Name.self)")
    }
  }

  private protocol Kind: Sendable { static var kind: String { get } }
  private enum One: Kind { static var kind: String { "one" } }
  private enum Two: Kind { static var kind: String { "two" } }
  private enum AnotherOne: Kind { static var kind: String { "one" } }

  private struct Inner: WidgetBundle {
    var body: some Widget {
      Named<One>()
      Named<Two>()
    }
  }

  private struct Choosing: WidgetBundle {
    var hasMore = true
    var body: some Widget {
      CityWeather()
      if hasMore { Named<Two>() }
      if hasMore { Named<One>() } else { Countdown() }
      if #available(macOS 14, *) { Countdown() }
    }
  }

  private struct Repeating: WidgetBundle {
    var body: some Widget {
      Named<One>()
      Inner().body
      Named<AnotherOne>()
    }
  }

  private struct Single: WidgetBundle {
    var body: some Widget { Countdown() }
  }

  private struct Empty: WidgetBundle {
    var body: some Widget {}
  }

  private func ids(_ bundle: some WidgetBundle) -> [String] {
    WidgetKind.all(in: bundle).kinds.map(\.id)
  }

  @Test func keepsTheOrderOfItsWidgets() {
    #expect(ids(Inner()) == ["one", "two"])
    #expect(ids(Single()) == ["Countdown"])
    #expect(ids(Empty()).isEmpty)
  }

  @Test func choosesAmongThem() {
    #expect(ids(Choosing()) == ["CityWeather", "two", "one", "Countdown"])
    let (kinds, repeated) = WidgetKind.all(in: Choosing(hasMore: false))
    #expect(kinds.map(\.id) == ["CityWeather", "Countdown"])
    #expect(repeated.map(\.id) == ["Countdown"])
  }

  @Test func keepsTheFirstOfSeveralWithOneName() {
    let (kinds, repeated) = WidgetKind.all(in: Repeating())
    #expect(kinds.map(\.name) == ["one of One", "two of Two"])
    #expect(repeated.map(\.name) == ["one of One", "one of AnotherOne"])
  }
}
