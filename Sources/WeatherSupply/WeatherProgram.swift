import Children
import Desk
import FoundationEssentials
import Glibc
import Weather

/// The separate program that requests data from weather sources; each order runs it once.
struct WeatherProgram: Sendable {
  private let program: ChildProgram

  private static let name = "\(Program.name)-fetch"
  /// Longer than the program itself can take.
  private static let patience = Duration.seconds(9)

  /// Fails if the program is neither beside this one nor where it is installed.
  init?(environment: [String: String], of own: String? = WeatherProgram.own) {
    guard let folder = own?.split(separator: "/").dropLast().joined(separator: "/") else {
      return nil
    }
    let places = ["/\(folder)/\(Self.name)", "/\(folder)/../libexec/\(Program.name)/\(Self.name)"]
    guard let path = places.first(where: { access($0, X_OK) == 0 }) else { return nil }
    program = ChildProgram(
      at: path, environment: environment, patience: Self.patience, limit: WeatherAnswer.greatestSize
    )
  }

  /// Runs the program for an order; returns a fault if that fails or takes too long.
  func answer(to order: WeatherOrder, by instant: () -> Duration) -> WeatherAnswer {
    do {
      return WeatherAnswer(text: try text(on: order.arguments, by: instant))
        ?? .fault(WeatherFault(.program))
    } catch {
      return .fault(error)
    }
  }

  /// Runs the program for an order; returns a fault if that fails or takes too long.
  func answer(to order: PlaceOrder, by instant: () -> Duration) -> PlaceAnswer {
    do {
      return PlaceAnswer(text: try text(on: order.arguments, by: instant))
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
      bytes = try program.output(of: arguments, by: instant)
    } catch .notStarted(let code) {
      throw WeatherFault(.program, String(cString: strerror(code)))
    } catch {
      throw WeatherFault(.program)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw WeatherFault(.program)
    }
    return text
  }

  private static var own: String? {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let length = readlink("/proc/self/exe", &path, path.count - 1)
    return length > 0
      ? String(validating: path.prefix(length).map(UInt8.init(bitPattern:)), as: UTF8.self) : nil
  }
}
