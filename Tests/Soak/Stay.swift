import Foundation
import Kit

/// A dashboard, somebody who uses it, commands that change its data, and a weather server that often
/// fails.
struct Stay {
  private let options: Options
  private let house: House
  private let sky: Sky
  private let terminal: PseudoTerminal
  private var chance: Chance
  private var yardstick = Yardstick()

  init(_ options: Options) throws {
    self.options = options
    let house = try House()
    self.house = house
    sky = try Sky(at: { house.now }, seed: options.seed)
    terminal = try house.dashboard(asking: sky)
    chance = Chance(seed: options.seed)
  }

  /// Lives through all hours; returns the samples, which are also printed one by one.
  func live() throws -> [Sample] {
    var stay = self
    try terminal.wait(forText: "Quit")
    Soak.say(Sample.heading)
    var samples: [Sample] = []
    while house.age < options.hours * 3600 {
      try stay.bustle(until: house.age + options.secondsBetweenSamples)
      let sample = try stay.sample()
      Soak.say(sample.row)
      samples.append(sample)
    }
    try quit()
    Soak.say("The weather server was asked \(sky.server.requests.count) times.")
    return samples
  }

  /// Does something three times a second on average, however long it takes.
  private mutating func bustle(until end: Double) throws {
    try house.tidy()
    var next = house.age
    while house.age < end {
      try perform(chance.deed())
      next += Double(180 + chance.number(below: 300)) / 1000
      try terminal.watch(for: .milliseconds(max(20, Int((next - house.age) * 1000))))
    }
  }

  private func perform(_ deed: Chance.Deed) throws {
    switch deed {
    case .type(let text): try terminal.type(text)
    case .press(let key): try terminal.press(key)
    case .click(let place): try terminal.click(at: place)
    case .scroll(let place): try terminal.click(.wheelDown, at: place)
    case .drag(let start, let end): try terminal.drag(from: start, to: end)
    case .resize(let size): try terminal.resize(to: size)
    case .focus(let isFocused): try terminal.focus(isFocused)
    case .paste(let text): try terminal.paste(text)
    case .command(let words): try house.run(words)
    case .editFile(let lines): try house.edit(lines)
    }
  }

  /// Goes home and stays there for a while, so that samples are taken of the same thing: by chance a page
  /// that changes more often was shown in one span than in another.
  private mutating func sample() throws -> Sample {
    try goHome()
    let before = try terminal.footprint()
    let start = house.age
    let footprints = try (0..<Self.watches).map { _ in
      yardstick.measure()
      try terminal.watch(for: .seconds(1))
      return try terminal.footprint()
    }
    func middle(_ value: (Footprint) -> Int) -> Int {
      footprints.map(value).sorted()[Self.watches / 2]
    }
    let (now, seconds) = (try terminal.footprint(), max(1, house.age - start))
    return Sample(
      age: house.age, proportionalSize: middle(\.proportionalSize),
      anonymousSize: middle(\.anonymousSize), descriptors: middle(\.descriptors),
      threads: middle(\.threads),
      wakeUpsPerSecond: Double(now.wakeUps - before.wakeUps) / seconds,
      timePerSecond: (now.processorTime - before.processorTime) / .milliseconds(1) / seconds,
      yard: yardstick.length(),
      disk: house.size)
  }

  private static let watches = 15

  private func goHome() throws {
    try terminal.resize(to: Chance.usualSize)
    try terminal.focus(true)
    for _ in 0..<6 {
      try terminal.press(.escape)
      try terminal.watch(for: .milliseconds(150))
    }
    try terminal.type("u")
    try terminal.press(.home)
    try terminal.wait(forText: "Quit")
  }

  private func quit() throws {
    try goHome()
    try terminal.type("q")
    let ending = try terminal.waitForEnd()
    guard ending == .exit(0), terminal.leftBehind.isEmpty else {
      throw Failure("It ended by \(ending) and left \(terminal.leftBehind).")
    }
  }
}
