package import Timelines

/// The widgets that come with the program.
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
