/// A drink as other programs read it.
struct DrinkRecord: Encodable {
  let drink: String
  let milligrams: Double
  let date: String
}
