import Wire
import Weather

/// The separate program that requests data from weather sources; each fetch runs it once.
struct WeatherProgram: Sendable {
  private let program: FetchProgram

  /// Fails if the program is neither beside this one nor where it is installed.
  init?(environment: [String: String], of own: String? = FetchProgram.own) {
    guard let program = FetchProgram(environment: environment, of: own) else { return nil }
    self.program = program
  }

  /// Runs the program for a fetch; returns a fault if that fails or takes too long.
  func answer(to fetch: WeatherFetch, by instant: () -> Duration) -> WeatherAnswer {
    do {
      return WeatherAnswer(text: try text(on: fetch.arguments, by: instant))
        ?? .fault(WeatherFault(.program))
    } catch {
      return .fault(error)
    }
  }

  /// Runs the program for a fetch; returns a fault if that fails or takes too long.
  func answer(to fetch: CityFetch, by instant: () -> Duration) -> CityAnswer {
    do {
      return CityAnswer(text: try text(on: fetch.arguments, by: instant))
        ?? .fault(WeatherFault(.program))
    } catch {
      return .fault(error)
    }
  }

  /// The program's output.
  private func text(on arguments: [String], by instant: () -> Duration) throws(WeatherFault)
    -> String
  {
    let bytes: [UInt8]
    do {
      bytes = try program.output(of: arguments, upTo: WeatherAnswer.greatestSize, by: instant)
    } catch {
      throw WeatherFault(.program, error.detail)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw WeatherFault(.program)
    }
    return text
  }
}
