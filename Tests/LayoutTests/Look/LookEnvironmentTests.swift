import Layout
import Testing
import Views

struct LookEnvironmentTests {
  @Test func tellsViewsHowTheyAreShown() throws {
    var environment = EnvironmentValues()
    environment.tell(try .test(.accented, .light, contrast: .increased))
    #expect(environment.widgetRenderingMode == .accented)
    #expect(environment.colorScheme == .light)
    #expect(environment.colorSchemeContrast == .increased)
    #expect(!environment.isLuminanceReduced)
    environment.tell(try .test(.vibrant, .light, isNight: true, isLuminanceReduced: true))
    #expect(environment.widgetRenderingMode == .vibrant)
    #expect(environment.colorScheme == .dark)
    #expect(environment.isLuminanceReduced)
  }

  /// Views can't see Night Mode or the accent, so that changing these archives nothing again.
  @Test func tellsOnlyWhatViewsCanRead() throws {
    let look = try Look.test()
    var accented = look
    accented.accent = .pink
    func told(_ look: Look) -> [AnyHashable] {
      var values = EnvironmentValues()
      values.tell(look)
      return [
        values.colorScheme, values.widgetRenderingMode, values.isLuminanceReduced,
        values.colorSchemeContrast,
      ]
    }
    #expect(told(look) == told(accented))
    #expect(told(look) == told(try .test(isNight: true)))
    #expect(told(look) != told(try .test(.fullColor, .light)))
    #expect(told(look) != told(try .test(.vibrant)))
  }
}
