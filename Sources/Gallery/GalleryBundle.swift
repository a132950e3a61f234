package import Timelines

/// The built-in widgets.
package struct GalleryBundle: WidgetBundle {
  package init() {}

  package var body: some Widget {
    WeatherWidget()
    DDayWidget()
    ReminderWidget()
    CaffeineWidget()
    StepsWidget()
  }
}
