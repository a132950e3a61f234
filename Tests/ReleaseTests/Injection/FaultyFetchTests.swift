import Foundation
import Kit
import Testing
import Weather

/// Fails the n-th system call or allocation of a request: its answer is whole, or says what failed.
@Suite(.timeLimit(FaultyFolder.limit))
struct FaultyFetchTests {
  private static let date = Date(timeIntervalSince1970: 1_795_221_660)

  @Test(arguments: [Fault.Kind.read, .write, .short, .open, .curl])
  func aRequestIsAnsweredOrSaysWhatFailed(kind: Fault.Kind) throws {
    let server = try LoopbackServer(["": .http("200 OK", OpenMeteoText.full(at: Self.date))])
    let (_, text, tally) = try fetch(from: server, with: nil)
    let whole = try #require(WeatherAnswer(text: text))
    let faults = Fault.some(
      of: kind, among: tally.count(of: kind), samples: FaultyFolder.samples)
    for fault in faults {
      let (ending, text, tally) = try fetch(from: server, with: fault)
      let comment = Comment("\(fault): \(ending) \(text)")
      guard case .exit(let code) = ending else {
        Issue.record(comment)
        continue
      }
      guard code == 0 else {
        #expect(kind == .write || tally.hasFailedToSpeak || !text.isEmpty, comment)
        continue
      }
      let answer = try #require(WeatherAnswer(text: text), comment)
      if case .report = answer { #expect(answer == whole, comment) }
    }
  }

  private func fetch(
    from server: LoopbackServer, with fault: Fault?
  ) throws -> (Ending, String, FaultTally) {
    let folder = try TestFolder()
    var environment = fault?.environment ?? [:]
    environment["FAULT_TALLY"] = folder.file("tally")
    environment["WIDGETTY_WEATHER_ORIGIN"] = server.origin
    let fetch = WeatherFetch(.openMeteo, about: .seoul, at: Self.date, with: WeatherSettings())
    let program = try StartedProgram(
      [try Release.path(of: "faulty-fetch")] + fetch.arguments,
      environment: environment)
    return (try program.waitForEnd(), try program.text(), FaultTally(at: folder.file("tally")))
  }
}
