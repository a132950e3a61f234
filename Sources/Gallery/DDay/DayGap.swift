import Views

/// Free room of a height, which is festive on the day.
struct DayGap: View {
  let day: CountedDay
  let height: Double
  var seed = 0

  var body: some View {
    if height > 0 {
      Group {
        if day.isFestive { Confetti(seed: seed) } else { Text(verbatim: "") }
      }
      .frame(maxWidth: .infinity)
      .frame(height: height)
    }
  }
}
