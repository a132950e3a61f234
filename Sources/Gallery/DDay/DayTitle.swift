import Views

/// The title of a D-Day, with a star if it is to be celebrated.
///
/// Without colours or blocks for confetti, the star is all there is.
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
