import Testing

@testable import Views

struct TypeSizeTests {
  private struct Scaled: View {
    @ScaledMetric private var gap = 17.0
    @ScaledMetric(relativeTo: .largeTitle) private var numeral = 34.0

    var body: some View { Text(verbatim: "\(gap) \(numeral)") }
  }

  private func sizes(_ style: Font.TextStyle) -> [Double] {
    DynamicTypeSize.allCases.map { style.size(at: $0) }
  }

  @Test(arguments: Font.TextStyle.allCases)
  func growsWithTheSizeOfType(_ style: Font.TextStyle) {
    #expect(sizes(style) == sizes(style).sorted())
    #expect(sizes(style).count == DynamicTypeSize.allCases.count)
    #expect(style.size(at: .accessibility5) > style.size(at: .large))
    #expect(sizes(style).allSatisfy { $0 >= 11 })
  }

  /// A style that is larger at the default size is never smaller at another.
  @Test(arguments: DynamicTypeSize.allCases)
  func keepsTheOrderOfTheStyles(_ typeSize: DynamicTypeSize) {
    let styles = Font.TextStyle.allCases.sorted { $0.size(at: .large) > $1.size(at: .large) }
    let sizes = styles.map { $0.size(at: typeSize) }
    #expect(sizes == sizes.sorted(by: >))
  }

  @Test func hasTheUsualSizesAtFirst() {
    #expect(
      Font.TextStyle.allCases.map { $0.size(at: .large) }
        == [34, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11])
  }

  private func font(of view: some View) throws -> Font {
    guard case .text(let text) = Node(archiving: view) else { throw NoText() }
    return try #require(text.runs.first).style.font
  }

  private struct NoText: Error {}

  @Test func scalesStylesAndNotPoints() throws {
    let large = DynamicTypeSize.accessibility3
    #expect(try font(of: Text("a").dynamicTypeSize(large)).size == 40)
    #expect(try font(of: Text("a").font(.title.bold()).dynamicTypeSize(large)).size == 48)
    #expect(
      try font(of: Text("a").font(.system(.caption, weight: .heavy)).dynamicTypeSize(large)).size
        == 32)
    #expect(try font(of: Text("a").font(.system(size: 17)).dynamicTypeSize(large)).size == 17)
    #expect(try font(of: Text("a").font(.headline).dynamicTypeSize(large)).weight == .semibold)
  }

  /// A row has only one height, so that what can't be larger is bolder.
  @Test func textThatGrowsByMuchIsBold() throws {
    func weight(_ font: Font, _ size: DynamicTypeSize) throws -> Font.Weight {
      try self.font(of: Text("a").font(font).dynamicTypeSize(size)).weight
    }
    for font in [Font.caption, .caption2, .footnote, .subheadline] {
      #expect(try weight(font, .xxLarge) == .regular && weight(font, .xxxLarge) == .semibold)
    }
    #expect(try weight(.body, .xxxLarge) == .regular && weight(.body, .accessibility1) == .semibold)
    #expect(try weight(.caption.weight(.heavy), .xxxLarge) == .heavy)
    #expect(try weight(.title, .accessibility5) == .regular)
    #expect(try weight(.system(size: 12), .accessibility5) == .regular)
  }

  @Test func scalesMetrics() throws {
    #expect(Node(archiving: Scaled()).texts == ["17.0 34.0"])
    #expect(
      Node(archiving: Scaled().dynamicTypeSize(.accessibility5)).texts == ["53.0 60.0"])
  }

  @Test func staysInsideOfItsLimits() throws {
    let view = Text("a").dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    #expect(try font(of: view.dynamicTypeSize(.accessibility5)).size == 23)
    #expect(try font(of: view.dynamicTypeSize(.large)).size == 17)
  }
}
