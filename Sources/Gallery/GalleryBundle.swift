package import Timelines

/// The built-in widgets.
package struct GalleryBundle: WidgetBundle {
  package init() {}

  package var body: some Widget {
    WeatherWidget()
    DDayWidget()
    MonthWidget()
    ReminderWidget()
    CaffeineWidget()
    StepsWidget()
  }
}
