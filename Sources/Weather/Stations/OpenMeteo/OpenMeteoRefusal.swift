/// Open-Meteo's error message.
struct OpenMeteoRefusal: Decodable {
  let error: Bool
  let reason: String?
}
