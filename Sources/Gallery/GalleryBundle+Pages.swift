package import Pages

extension GalleryBundle {
  /// The pages that the widgets lead to.
  package static var pages: PageSource {
    PageSource(
      WeatherDesk(), DDayShelf(), DaysDesk(), ImportDesk(), ExportDesk(), CalendarDesk(),
      CaffeineDesk(), StepsDesk(),
      ReminderDesk())
  }
}
