import Testing
import Views

struct RenderingModeTests {
  /// A view as an author writes it.
  private struct Face: View {
    @Environment(\.widgetRenderingMode) var renderingMode
    @Environment(\.isLuminanceReduced) var isLuminanceReduced
    @Environment(\.colorSchemeContrast) var contrast
    @Environment(\.dynamicTypeSize) var typeSize

    var body: some View {
      switch renderingMode {
      case .accented: Text("accented")
      case .vibrant: Text("vibrant")
      default: Text("full")
      }
      if isLuminanceReduced { Text("dim") }
      if contrast == .increased { Text("strong") }
      if typeSize.isAccessibilitySize { Text("large") }
    }
  }

  @Test func isReadFromTheEnvironment() {
    var environment = EnvironmentValues()
    #expect(Node(archiving: Face(), in: environment).texts == ["full"])
    environment.widgetRenderingMode = .vibrant
    environment.isLuminanceReduced = true
    environment.colorSchemeContrast = .increased
    environment.dynamicTypeSize = .accessibility2
    #expect(
      Node(archiving: Face(), in: environment).texts == ["vibrant", "dim", "strong", "large"])
    let changed = Face().environment(\.widgetRenderingMode, .accented)
    #expect(Node(archiving: changed).texts == ["accented"])
  }

  @Test func accentedPartsAreDataInTheNode() {
    let view = VStack {
      Text("a").widgetAccentable()
      Group {
        Text("b")
        Text("c").widgetAccentable(false)
      }
      .widgetAccentable()
    }
    #expect(
      Node(archiving: view).description == """
        stack vertical
          accentable
            text "a"
          accentable
            text "b"
          accentable
            text "c"
        """)
  }

  @Test func keepsTypeWithinARange() {
    struct Size: View {
      @Environment(\.dynamicTypeSize) var size
      var body: some View { Text("\(size.rawValue)") }
    }
    let view = VStack {
      Size()
      Size().dynamicTypeSize(.large)
      Size().dynamicTypeSize(...DynamicTypeSize.xxLarge)
      Size().dynamicTypeSize(DynamicTypeSize.xSmall..<DynamicTypeSize.small)
      Size().dynamicTypeSize(DynamicTypeSize.small..<DynamicTypeSize.small)
      Size().dynamicTypeSize(DynamicTypeSize.accessibility5...)
    }
    .dynamicTypeSize(.accessibility1)
    #expect(Node(archiving: view).texts == ["7", "3", "5", "0", "7", "11"])
    #expect(DynamicTypeSize.allCases.sorted() == DynamicTypeSize.allCases)
  }
}
