import FoundationEssentials
import Kit
import System

/// A weather server that answers every other question, and fails in turn at the rest.
final class Sky: Sendable {
  let server: LoopbackServer

  /// `now` is the dashboard's time.
  init(at now: @escaping @Sendable () -> Date, seed: UInt64) throws {
    let turns = LockedValue((count: 0, random: SplitMix(seed: seed)))
    server = try LoopbackServer([
      "": .asked {
        turns.withLock { turns in
          turns.count += 1
          guard turns.count.isMultiple(of: 2) else {
            return .http("200 OK", OpenMeteoText.full(at: now()))
          }
          return Self.failure(turns.count / 2, with: &turns.random)
        }
      }
    ])
  }

  private static func failure(
    _ number: Int, with random: inout SplitMix
  ) -> LoopbackServer.Reply {
    let head = Data("HTTP/1.1 200 OK\r\n\r\n".utf8)
    let garbage = Data((0..<4096).map { _ in UInt8.random(in: .min ... .max, using: &random) })
    return switch number % 8 {
    case 0: .http("503 Service Unavailable")
    case 1: .silence
    case 2: .http("200 OK", garbage)
    case 3: .bytes(garbage)
    case 4: .drops(Data("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n".utf8))
    case 5: .endless(Data(count: 1 << 16), after: head)
    case 6: .http("429 Too Many Requests", Data(#"{"error":true,"reason":"Slowly."}"#.utf8))
    default: .http("200 OK", Data(#"{"hourly":{"time":[],"temperature_2m":[null]}}"#.utf8))
    }
  }
}
