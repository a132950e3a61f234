import Views

/// A numeral over a gradient, and nothing else that could change.
struct NumeralView: View {
  let number: Int
  let gradient: LinearGradient

  var body: some View {
    Text(verbatim: "\(number)")
      .font(.system(size: 44))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(gradient)
  }

  static let upright = LinearGradient(
    colors: [Color("ClearDayTop"), Color("ClearDayMiddle"), Color("ClearDayBottom")],
    startPoint: .top, endPoint: .bottom)

  static let diagonal = LinearGradient(
    colors: [Color("DDayStart"), Color("DDayMiddle"), Color("DDayEnd")],
    startPoint: .topLeading, endPoint: .bottomTrailing)
}
