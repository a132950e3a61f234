import Testing
import Timelines
import Views

/// The tables of places and modes for each family, row by row.
struct PlacementTests {
  @Test(arguments: [
    (
      WidgetFamily.systemSmall, [WidgetPlace.homeScreen, .todayView, .standBy],
      [WidgetPlace.homeScreen, .todayView, .lockScreen], [WidgetPlace]()
    ),
    (.systemMedium, [.homeScreen, .todayView], [.homeScreen, .todayView], []),
    (.systemLarge, [.homeScreen, .todayView], [.homeScreen, .todayView], []),
    (.systemExtraLarge, [], [.homeScreen, .todayView], []),
    (.accessoryCircular, [.lockScreen], [.lockScreen], [.complication, .smartStack]),
    (.accessoryCorner, [], [], [.complication]),
    (.accessoryRectangular, [.lockScreen], [.lockScreen], [.complication, .smartStack]),
    (.accessoryInline, [.lockScreen], [.lockScreen], [.complication]),
  ])
  func standsWhereItMay(
    family: WidgetFamily, phone: [WidgetPlace], tablet: [WidgetPlace], watch: [WidgetPlace]
  ) {
    #expect(family.places(on: .phone) == Set(phone))
    #expect(family.places(on: .tablet) == Set(tablet))
    #expect(family.places(on: .watch) == Set(watch))
    let mac: Set<WidgetPlace> = family.isAccessory ? [] : [.desktop, .notificationCenter]
    #expect(family.places(on: .mac) == mac)
  }

  @Test(arguments: [
    (WidgetFamily.systemSmall, true, true), (.systemMedium, true, true), (.systemLarge, true, true),
    (.systemExtraLarge, true, true), (.accessoryCircular, false, true),
    (.accessoryCorner, false, false), (.accessoryRectangular, true, true),
    (.accessoryInline, false, false),
  ])
  func isShownInItsModesAndHoldsControls(family: WidgetFamily, fullColor: Bool, controls: Bool) {
    #expect(family.renderingModes.contains(.fullColor) == fullColor)
    #expect(family.renderingModes.contains(.accented) && family.renderingModes.contains(.vibrant))
    #expect(family.mayHoldControls == controls)
  }

  @Test func isShownAsNearAsItsFamilyMay() {
    #expect(WidgetFamily.accessoryCircular.renderingMode(for: .fullColor) == .vibrant)
    #expect(WidgetFamily.accessoryCircular.renderingMode(for: .accented) == .accented)
    #expect(WidgetFamily.systemSmall.renderingMode(for: .fullColor) == .fullColor)
  }

  @Test(arguments: [
    (WidgetPlace.homeScreen, [WidgetRenderingMode.fullColor, .accented, .vibrant]),
    (.lockScreen, [.vibrant]), (.standBy, [.fullColor, .vibrant]),
    (.desktop, [.fullColor, .vibrant]), (.todayView, [.fullColor]),
    (.notificationCenter, [.fullColor]), (.complication, [.fullColor, .accented, .vibrant]),
    (.smartStack, [.fullColor, .accented, .vibrant]),
  ])
  func placesShowTheirModes(place: WidgetPlace, modes: [WidgetRenderingMode]) {
    #expect(place.renderingModes == modes)
  }

  /// In every place where a family may appear, both share a mode.
  @Test(arguments: WidgetFamily.allCases, DeviceClass.allCases)
  func canBeShownWhereverItStands(family: WidgetFamily, device: DeviceClass) {
    for place in family.places(on: device) {
      #expect(place.renderingModes.contains { family.renderingModes.contains($0) })
    }
  }
}
