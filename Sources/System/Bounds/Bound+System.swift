/// What terminals, the system and other processes supply.
extension Bound {
  package static let paste = Bound(
    input: "Paste", greatest: 65_536, unit: .bytes, excess: .cut,
    reason: "No text field holds more", budget: 150)

  package static let controlSequence = Bound(
    input: "Escape sequence of a terminal", greatest: 64, unit: .bytes, excess: .ignored,
    reason: "Keys and clicks have fewer than 20", budget: 1)

  package static let controlString = Bound(
    input: "Answer of a terminal", greatest: 1_024, unit: .bytes, excess: .cut,
    reason: "A colour or a version has fewer than 40", budget: 3)

  package static let windowWidth = Bound(
    input: "Width of a terminal", greatest: 2_048, unit: .cells, excess: .cut,
    reason: "Wider than any screen", budget: 1_000)

  package static let windowHeight = Bound(
    input: "Height of a terminal", greatest: 1_024, unit: .cells, excess: .cut,
    reason: "Higher than any screen", budget: 1_000)

  package static let terminalName = Bound(
    input: "TERM", greatest: 128, unit: .bytes, excess: .refused,
    reason: "The longest in use has 30", budget: 1)

  package static let terminfoEntry = Bound(
    input: "Terminfo entry", greatest: 32_768, unit: .bytes, excess: .ignored,
    reason: "ncurses reads no more", budget: 20)

  package static let zoneFile = Bound(
    input: "Time zone file", greatest: 262_144, unit: .bytes, excess: .refused,
    reason: "The largest in use has 4,000", budget: 50)

  package static let storedText = Bound(
    input: "Row of the store", greatest: 4_194_304, unit: .bytes, excess: .refused,
    reason: "A note of 10,000 characters with marks has a sixth of that", budget: 2_000)

  package static let notices = Bound(
    input: "Notices between processes", greatest: 256, unit: .notices, excess: .cut,
    reason: "After more, everything is read anew", budget: 10)
}
