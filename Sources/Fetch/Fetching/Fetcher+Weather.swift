import Almanac
import System
import FoundationEssentials
import Wire
package import Weather

extension Fetcher {
  /// Carries out a fetch, from `origin` instead of the source if given.
  package func answer(to fetch: WeatherFetch, from origin: String? = nil) -> WeatherAnswer {
    do {
      let station = try Self.station(for: fetch, at: origin)
      guard let zone = try? Zone(named: fetch.place.zoneName) else {
        throw WeatherFault(.zone, fetch.place.zoneName)
      }
      let query = WeatherQuery(
        about: fetch.place, in: zone, at: fetch.date, modified: fetch.modified,
        language: fetch.settings.language)
      switch try station.request(for: query) {
      case .get(let request):
        guard !request.exposesToken else {
          throw WeatherFault(.key, "a token is only sent by https")
        }
        return station.answer(from: try response(to: request), to: query)
      case .read(let path): return station.answer(from: try Self.contents(of: path), to: query)
      }
    } catch let fault as WeatherFault {
      return .fault(fault)
    } catch let fault as HTTPFault {
      return .fault(WeatherFault(fault))
    } catch {
      return .fault(WeatherFault(.program))
    }
  }

  private static func station(
    for fetch: WeatherFetch, at origin: String?
  ) throws(WeatherFault) -> any Station {
    let settings = fetch.settings
    switch fetch.source {
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

  private static func contents(of path: String) throws(WeatherFault) -> HTTPResponse {
    do throws(FileError) {
      return HTTPResponse(
        body: Data(try WholeFile.bytes(at: path, upTo: Bound.weatherFile.greatest)))
    } catch .tooLarge {
      throw WeatherFault(.tooLarge)
    } catch {
      throw WeatherFault(.file, error.description)
    }
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
