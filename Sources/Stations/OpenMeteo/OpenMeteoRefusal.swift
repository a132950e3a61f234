/// How Open-Meteo says no.
struct OpenMeteoRefusal: Decodable {
  let error: Bool
  let reason: String?
}
