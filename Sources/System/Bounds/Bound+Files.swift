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

  package static let importRecords = Bound(
    input: "D-Days in a JSON file", greatest: 200_000, unit: .ddays, excess: .refused,
    reason: "Only a tenth of that can be kept", budget: 45_000)

  package static let ddays = Bound(
    input: "D-Days", greatest: 20_000, unit: .ddays, excess: .refused,
    reason: "A calendar of twenty years has half of that", budget: 20_000)

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
