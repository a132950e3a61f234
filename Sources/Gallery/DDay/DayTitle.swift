import Views

/// What a day is about, with a star behind it where that is to be celebrated.
///
/// Where there are no colours, or no blocks for specks, the star is all that is festive.
struct DayTitle: View {
  let day: CountedDay

  var body: some View {
    if day.isFestive {
      HStack(spacing: 8) {
        day.titleText
        FestiveStar()
      }
    } else {
      day.titleText
    }
  }
}
