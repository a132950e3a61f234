import Testing
import Views
import WidgetIntents
import System

struct ResourceTextTests {
  private func text(_ resource: LocalizedStringResource, _ strings: StringTable = [:])
    -> String
  {
    var environment = EnvironmentValues()
    environment.strings = strings
    guard case .text(let node) = Node(archiving: Text(resource), in: environment) else { return "" }
    return node.runs.map { run in
      if case .verbatim(let text) = run.content { text } else { "?" }
    }.joined()
  }

  @Test func isLookedUpWithItsValues() {
    let strings: StringTable = ["no %@ of %lld: %@": "%3$@ (%1$@/%2$lld)", "why": "darum"]
    let cause: LocalizedStringResource = "why"
    #expect(text("no \("milk") of \(3): \(cause)", strings) == "darum (milk/3)")
    #expect(text("why", strings) == "darum")
  }

  @Test func standsForItselfWhereThereAreNoStrings() {
    #expect(text("100 % of \("x%y")") == "100 % of x%y")
    #expect(text("100 %") == "100 %")
    #expect(text(LocalizedStringResource("%@ %lld" as String)) == "%@ %lld")
  }
}
