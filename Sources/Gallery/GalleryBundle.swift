package import Timelines

/// The built-in widgets.
package struct GalleryBundle: WidgetBundle {
  package init() {}

  package var body: some Widget {
    WeatherWidget()
    ClockWidget()
    DDayWidget()
    MonthWidget()
    ReminderWidget()
    CaffeineWidget()
    StepsWidget()
    TimerWidget()
  }
}
