import Almanac
import FoundationEssentials
import Glibc
import Stations
package import Weather

extension Fetcher {
  /// Fetches an answer for `order`, from `origin` instead of the source if given.
  package func answer(to order: WeatherOrder, from origin: String? = nil) -> WeatherAnswer {
    do {
      let station = try Self.station(for: order, at: origin)
      guard let zone = try? Zone(named: order.place.zoneName) else {
        throw WeatherFault(.rejected, order.place.zoneName)
      }
      let query = WeatherQuery(
        about: order.place, in: zone, at: order.date, modified: order.modified)
      switch try station.request(for: query) {
      case .get(let request): return station.answer(from: try response(to: request), to: query)
      case .read(let path): return station.answer(from: try Self.contents(of: path), to: query)
      }
    } catch let fault as WeatherFault {
      return .fault(fault)
    } catch {
      return .fault(WeatherFault(.program))
    }
  }

  private static func station(
    for order: WeatherOrder, at origin: String?
  ) throws(WeatherFault) -> any Station {
    let settings = order.settings
    switch order.source {
    case .openMeteo: return origin.map { OpenMeteo(origin: $0) } ?? OpenMeteo()
    case .metNorway:
      let contact = settings.contact
      return origin.map { METNorway(origin: $0, contact: contact) } ?? METNorway(contact: contact)
    case .weatherKit:
      return origin.map { WeatherKit(origin: $0) { try settings.token(at: $0) } }
        ?? WeatherKit { try settings.token(at: $0) }
    case .file: return WeatherFile(path: settings.file ?? "")
    case .simulated: throw WeatherFault(.rejected)
    }
  }

  private static let greatestFile = 1 << 20

  private static func contents(of path: String) throws(WeatherFault) -> HTTPResponse {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw WeatherFault(.file, String(cString: strerror(errno))) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw WeatherFault(.file, "it is no file")
    }
    guard status.st_size <= greatestFile else { throw WeatherFault(.tooLarge) }
    let bytes = [UInt8](unsafeUninitializedCapacity: greatestFile) { buffer, count in
      count = max(0, read(file, buffer.baseAddress, buffer.count))
    }
    return HTTPResponse(body: Data(bytes))
  }
}

extension WeatherSettings {
  fileprivate func token(at date: Date) throws(WeatherFault) -> String {
    guard let keyFile else { throw WeatherFault(.key, "key file") }
    guard let key, let team, let service,
      let token = WeatherKitToken(key: key, team: team, service: service)
    else { throw WeatherFault(.key, "names of the key, the team and the service") }
    let secret = try PrivateKey(path: keyFile)
    do {
      return try token.written(at: date, signing: secret.signature)
    } catch let fault as WeatherFault {
      throw fault
    } catch {
      throw WeatherFault(.key)
    }
  }
}
