extension Screen {
  /// Queries the terminal's features, and turns on reports of the mouse, the focus and pastes.
  ///
  /// The terminal may never answer. This is called after the first frame, so that nothing waits for
  /// it.
  package mutating func ask(reportsMouse: Bool = true) throws(TerminalFault) {
    talk.reportsMouse = reportsMouse
    talk.hasAsked = true
    try line.write(request)
  }

  /// Applies what the terminal reports about itself.
  package mutating func hear(_ reply: Reply) {
    if case .mode(2026, let isKnown) = reply { talk.isSynchronized = isKnown }
  }

  /// Rings the terminal's bell.
  package mutating func ring() throws(TerminalFault) { try line.write([0x07]) }

  var request: [UInt8] {
    sequences.reports + (talk.reportsMouse ? sequences.mouseReports : []) + sequences.questions
  }
}
