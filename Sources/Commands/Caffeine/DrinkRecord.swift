/// A drink in JSON output.
struct DrinkRecord: Encodable {
  let drink: String
  let milligrams: Double
  let date: String
}
