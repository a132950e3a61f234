import FoundationEssentials
import Wire

extension HTTPResponse {
  func decoded<Value: Decodable>(_ type: Value.Type) throws(WeatherFault) -> Value {
    do {
      return try JSONDecoder().decode(type, from: body)
    } catch {
      throw WeatherFault(.nonsense)
    }
  }
}
