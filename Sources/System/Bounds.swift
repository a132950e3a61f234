/// The greatest size of an input, with the reason for it; every reader takes its limit from here.
package struct Bound: Hashable, Sendable {
  package enum Unit: String, Hashable, Sendable {
    case alerts, bytes, cells, characters, days, keys, levels, lines, notices, pixels, timers,
      widgets
    case ddays = "D-Days"
  }

  /// What happens to a larger input.
  package enum Excess: String, Hashable, Sendable {
    /// It is refused, with a sentence that says how much is allowed.
    case refused
    /// It counts as missing.
    case ignored
    /// Its end is dropped.
    case cut
  }

  /// What has the size, in a few words.
  package let input: String
  package let greatest: Int
  package let unit: Unit
  package let excess: Excess
  /// Why it is enough, a sentence without its full stop.
  package let reason: String
  /// The most instructions that reading an input of this size may cost, in millions; `make bench`
  /// checks that.
  package let budget: Int
}

extension Bound {
  /// The size with its unit: `4,096 bytes`, `60 characters (960 bytes)`.
  package var size: String {
    let size = "\(greatest.grouped) \(unit.rawValue)"
    return unit == .characters ? "\(size) (\(greatestBytes.grouped) bytes)" : size
  }

  /// The most bytes of a text whose characters are counted.
  package var greatestBytes: Int { greatest * Self.bytesOfCharacter }

  /// Whether a count is too large.
  package func isExceeded(by count: Int) -> Bool { count > greatest }

  /// Whether a text has too many characters. A letter may carry any number of marks, so their bytes
  /// are limited too.
  package func isExceeded(by text: String) -> Bool {
    let bytes = text.utf8.count
    return bytes > greatest && (bytes > greatestBytes || text.count > greatest)
  }

  /// The beginning of a text that isn't too large.
  package func fitting(_ text: String) -> String {
    String(text.prefix(greatest)).prefix(bytes: greatestBytes)
  }

  /// The most bytes of a character, on average: a letter of any script with some marks has fewer.
  package static let bytesOfCharacter = 16
}

extension Int {
  /// The number with commas between thousands.
  package var grouped: String {
    let digits = Array(String(magnitude))
    let groups = digits.indices.map { index in
      let rest = digits.count - index
      return index > 0 && rest.isMultiple(of: 3) ? ",\(digits[index])" : String(digits[index])
    }
    return (self < 0 ? "-" : "") + groups.joined()
  }
}

extension Bound {
  /// All bounds, in the order in which they are listed.
  package static let all = commandLines + files + network + system

  private static let commandLines = [argument, commandLine, variable, cityName]

  private static let files = [
    settingsFile, tomlKeys, tomlDepth, widgetsLines, widgets, widgetsLine, todoFile, todoLines,
    reminderTitle, reminderList, drink, importFile, calendarLines, calendarRule,
    calendarDays, importRecords, ddays, ddayNotes, ddayGaps, ddayTitle, ddayGroup, ddayNote,
    ddayUID,
    stepsFile,
    stepsTag, stepsLine, timers, timerName, picture, picturePixels,
  ]

  private static let network = [
    httpBody, httpHeaders, weatherText, weatherFile, weatherKey, foundPlaces, alerts,
    alertText,
  ]

  private static let system = [
    paste, controlSequence, controlString, windowWidth, windowHeight, terminalName, terminfoEntry,
    zoneFile, storedText, notices,
  ]
}

/// What a command line says, and the environment.
extension Bound {
  package static let argument = Bound(
    input: "Word of a command line", greatest: 65_536, unit: .bytes, excess: .refused,
    reason: "A note of 10,000 Korean characters has half of that", budget: 1_000)

  package static let commandLine = Bound(
    input: "All words of a command line", greatest: 1_048_576, unit: .bytes, excess: .refused,
    reason: "Thousands of numbers fit", budget: 2_000)

  package static let variable = Bound(
    input: "Environment variable", greatest: 4_096, unit: .bytes, excess: .refused,
    reason: "A path is no longer", budget: 50)

  package static let cityName = Bound(
    input: "Name of a city", greatest: 256, unit: .bytes, excess: .refused,
    reason: "No name is longer, even with its country", budget: 800)
}

/// Files that people write or hand over.
extension Bound {
  package static let settingsFile = Bound(
    input: "File of settings or widgets", greatest: 1_048_576,
    unit: .bytes, excess: .refused, reason: "A person writes no more", budget: 4_000)

  package static let tomlKeys = Bound(
    input: "Keys in config.toml", greatest: 10_000, unit: .keys, excess: .refused,
    reason: "There are a hundred settings", budget: 200)

  package static let tomlDepth = Bound(
    input: "Lists and tables in each other in config.toml", greatest: 32, unit: .levels,
    excess: .refused, reason: "Settings need three", budget: 5)

  package static let widgetsLines = Bound(
    input: "Lines in the file of widgets", greatest: 10_000, unit: .lines, excess: .refused,
    reason: "Nobody turns so many pages", budget: 1_000)

  package static let widgets = Bound(
    input: "Widgets in the file of widgets", greatest: 500, unit: .widgets, excess: .refused,
    reason: "A hundred pages", budget: 1_000)

  package static let widgetsLine = Bound(
    input: "Line in the file of widgets", greatest: 4_096, unit: .bytes, excess: .refused,
    reason: "All settings of a widget fit", budget: 20)

  package static let todoFile = Bound(
    input: "File todo.txt", greatest: 16_777_216, unit: .bytes, excess: .refused,
    reason: "Nobody keeps a longer list", budget: 200_000)

  package static let todoLines = Bound(
    input: "Lines in todo.txt", greatest: 200_000, unit: .lines, excess: .refused,
    reason: "A hundred a week for 38 years", budget: 60_000)

  package static let reminderTitle = Bound(
    input: "Title of a reminder", greatest: 1_000, unit: .characters, excess: .refused,
    reason: "Anything longer is no title", budget: 250)

  package static let reminderList = Bound(
    input: "Name of a list of reminders", greatest: 60, unit: .characters, excess: .refused,
    reason: "A screen has no room for more", budget: 6)

  package static let drink = Bound(
    input: "Name of a drink", greatest: 60, unit: .characters, excess: .refused,
    reason: "A screen has no room for more", budget: 6)

  package static let importFile = Bound(
    input: "File of D-Days to import, or calendar to follow", greatest: 67_108_864, unit: .bytes,
    excess: .refused,
    reason: "A calendar of twenty years has a tenth of that", budget: 150_000)

  package static let calendarLines = Bound(
    input: "Lines of a calendar", greatest: 500_000, unit: .lines, excess: .refused,
    reason: "A calendar of twenty years has a third of that", budget: 25_000)

  package static let calendarRule = Bound(
    input: "Rule of an event in a calendar", greatest: 4_096, unit: .bytes, excess: .refused,
    reason: "All days of a year have a third of that", budget: 5)

  package static let calendarDays = Bound(
    input: "Days that a calendar has worked out, with exceptions and changes of clocks",
    greatest: 1_000_000, unit: .days, excess: .refused,
    reason: "A calendar of twenty years needs a tenth of that", budget: 10_000)

  package static let importRecords = Bound(
    input: "D-Days in a JSON file", greatest: 200_000, unit: .ddays, excess: .refused,
    reason: "Only a tenth of that can be kept", budget: 45_000)

  package static let ddays = Bound(
    input: "D-Days", greatest: 20_000, unit: .ddays, excess: .refused,
    reason: "A calendar of twenty years has half of that", budget: 20_000)

  package static let ddayNotes = Bound(
    input: "Notes of all D-Days", greatest: 16_777_216, unit: .bytes, excess: .refused,
    reason: "A page of a book for each D-Day has less", budget: 5_000)

  package static let ddayGaps = Bound(
    input: "Days that all D-Days leave out", greatest: 100_000, unit: .days, excess: .refused,
    reason: "A hundred series without their weekends in ten years", budget: 5_000)

  package static let ddayTitle = Bound(
    input: "Title of a D-Day", greatest: 200, unit: .characters, excess: .refused,
    reason: "A screen has no room for more", budget: 30)

  package static let ddayGroup = Bound(
    input: "Group of D-Days", greatest: 60, unit: .characters, excess: .refused,
    reason: "A screen has no room for more", budget: 6)

  package static let ddayNote = Bound(
    input: "Note of a D-Day", greatest: 10_000, unit: .characters, excess: .refused,
    reason: "Four pages of a book", budget: 600)

  package static let ddayUID = Bound(
    input: "UID of a D-Day", greatest: 1_000, unit: .characters, excess: .refused,
    reason: "Programs write about 40", budget: 60)

  package static let timers = Bound(
    input: "Timers and stopwatches", greatest: 50, unit: .timers, excess: .refused,
    reason: "Nobody hears so many", budget: 200)

  package static let timerName = Bound(
    input: "Name of a timer", greatest: 60, unit: .characters, excess: .refused,
    reason: "A screen has no room for more", budget: 6)

  package static let picture = Bound(
    input: "File of a picture", greatest: 67_108_864, unit: .bytes, excess: .refused,
    reason: "A camera's has a tenth of that", budget: 6_000)

  package static let picturePixels = Bound(
    input: "Picture", greatest: 50_000_000, unit: .pixels, excess: .refused,
    reason: "A camera's has half of that", budget: 6_000)

  package static let stepsFile = Bound(
    input: "File of steps", greatest: 1_073_741_824, unit: .bytes, excess: .refused,
    reason: "Apple Health's export of ten years has fewer", budget: 250_000)

  package static let stepsTag = Bound(
    input: "Tag in a file of steps", greatest: 65_536, unit: .bytes, excess: .refused,
    reason: "Apple Health writes fewer than 1,000", budget: 5)

  package static let stepsLine = Bound(
    input: "Line in a file of steps", greatest: 4_096, unit: .bytes, excess: .refused,
    reason: "A day and a number have 20", budget: 5)
}

/// What comes from the network, and what is kept of it.
extension Bound {
  package static let httpBody = Bound(
    input: "Answer of a weather service, unpacked", greatest: 2_097_152, unit: .bytes,
    excess: .refused, reason: "Ten days by the hour have 100,000", budget: 8_000)

  package static let httpHeaders = Bound(
    input: "Headers of a weather service's answer", greatest: 65_536, unit: .bytes,
    excess: .refused, reason: "Services send fewer than 2,000", budget: 100)

  package static let weatherText = Bound(
    input: "Weather of a place, kept or from widgetty-fetch", greatest: 65_536, unit: .bytes,
    excess: .ignored, reason: "Ten days by the hour have 10,000", budget: 10)

  package static let weatherFile = Bound(
    input: "File of --weather-source", greatest: 1_048_576, unit: .bytes, excess: .refused,
    reason: "Ten days by the hour have 100,000", budget: 200)

  package static let weatherKey = Bound(
    input: "Key file of a weather service", greatest: 16_384, unit: .bytes, excess: .refused,
    reason: "A key has 300", budget: 5)

  package static let foundPlaces = Bound(
    input: "Places found and kept", greatest: 1_048_576, unit: .bytes, excess: .ignored,
    reason: "10,000 places fit", budget: 2_000)

  package static let alerts = Bound(
    input: "Weather alerts for a place", greatest: 8, unit: .alerts, excess: .cut,
    reason: "A screen shows three", budget: 200)

  package static let alertText = Bound(
    input: "Text of a weather alert", greatest: 200, unit: .characters, excess: .cut,
    reason: "A row has no room for more", budget: 10)
}

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

extension String {
  /// The scalars in front that have at most so many bytes.
  package func prefix(bytes most: Int) -> String {
    guard utf8.count > most else { return self }
    var count = 0
    return String(
      unicodeScalars.prefix { scalar in
        count += UTF8.width(scalar)
        return count <= most
      })
  }
}
