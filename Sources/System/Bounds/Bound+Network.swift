/// What comes from the network, and what is kept of it.
extension Bound {
  package static let httpBody = Bound(
    input: "Answer of a weather service, unpacked", greatest: 2_097_152, unit: .bytes,
    excess: .refused, reason: "Ten days by the hour have 100,000", budget: 8_000)

  package static let httpHeaders = Bound(
    input: "Headers of a weather service's answer", greatest: 65_536, unit: .bytes,
    excess: .refused, reason: "Services send fewer than 2,000", budget: 100)

  package static let weatherText = Bound(
    input: "Weather of a place, kept or from widgetty-fetch", greatest: 65_536, unit: .bytes,
    excess: .ignored, reason: "Ten days by the hour have 10,000", budget: 10)

  package static let weatherFile = Bound(
    input: "File of --weather-source", greatest: 1_048_576, unit: .bytes, excess: .refused,
    reason: "Ten days by the hour have 100,000", budget: 200)

  package static let weatherKey = Bound(
    input: "Key file of a weather service", greatest: 16_384, unit: .bytes, excess: .refused,
    reason: "A key has 300", budget: 5)

  package static let foundPlaces = Bound(
    input: "Places found and kept", greatest: 1_048_576, unit: .bytes, excess: .ignored,
    reason: "10,000 places fit", budget: 2_000)

  package static let alerts = Bound(
    input: "Weather alerts for a place", greatest: 8, unit: .alerts, excess: .cut,
    reason: "A screen shows three", budget: 200)

  package static let alertText = Bound(
    input: "Text of a weather alert", greatest: 200, unit: .characters, excess: .cut,
    reason: "A row has no room for more", budget: 10)
}
