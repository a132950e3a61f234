extension Bound {
  /// All bounds, in the order in which they are listed.
  package static let all = commandLines + files + network + system

  private static let commandLines = [argument, commandLine, variable, cityName]

  private static let files = [
    settingsFile, tomlKeys, tomlDepth, widgetsLines, widgetsLine, todoFile, todoLines,
    reminderTitle, reminderList, drink, importFile, calendarLines,
    importRecords, ddays, ddayTitle, ddayGroup, ddayNote, ddayUID,
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
