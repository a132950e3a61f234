package import Pages

extension GalleryBundle {
  /// The pages that the widgets lead to.
  package static var pages: PageSource {
    PageSource(
      WeatherPageMaker(), DDayShelf(), DaysPageMaker(), ImportPageMaker(), ExportPageMaker(),
      CalendarPageMaker(), HolidaysPageMaker(),
      CaffeinePageMaker(), StepsPageMaker(),
      ReminderPageMaker())
  }
}
