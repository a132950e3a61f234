extension Screen {
  /// Asks the terminal what it can, and lets it report the mouse, its focus and pastes.
  ///
  /// It may never answer. Asking comes after the first frame, so that nothing waits for it.
  package mutating func ask(reportsMouse: Bool = true) throws(TerminalFault) {
    self.reportsMouse = reportsMouse
    hasAsked = true
    try line.write(request)
  }

  /// Uses what the terminal has told of itself.
  package mutating func hear(_ reply: Reply) {
    if case .mode(2026, let isKnown) = reply { isSynchronized = isKnown }
  }

  var request: [UInt8] {
    etiquette.reports + (reportsMouse ? etiquette.mouseReports : []) + etiquette.questions
  }
}
