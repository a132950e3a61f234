/// What a command line says, and the environment.
extension Bound {
  package static let argument = Bound(
    input: "Word of a command line", greatest: 65_536, unit: .bytes, excess: .refused,
    reason: "A note of 10,000 Korean characters has half of that", budget: 1_000)

  package static let commandLine = Bound(
    input: "All words of a command line", greatest: 1_048_576, unit: .bytes, excess: .refused,
    reason: "Thousands of numbers fit", budget: 2_000)

  package static let variable = Bound(
    input: "Environment variable", greatest: 4_096, unit: .bytes, excess: .refused,
    reason: "A path is no longer", budget: 50)

  package static let cityName = Bound(
    input: "Name of a city", greatest: 256, unit: .bytes, excess: .refused,
    reason: "No name is longer, even with its country", budget: 800)
}
