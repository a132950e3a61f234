import CNcurses
import Cells

extension Screen {
  /// Queries the terminal's features, and turns on reports of the mouse, the focus and pastes.
  ///
  /// The terminal may never answer. This is called after the first frame, so that nothing waits for
  /// it.
  package mutating func ask(
    reportsMouse: Bool = true, aboutColors asksColors: Bool = false
  ) throws(TerminalFault) {
    talk.reportsMouse = reportsMouse
    talk.asksColors = asksColors
    talk.hasAsked = true
    try line.write(request)
  }

  /// Applies what the terminal reports about itself.
  package mutating func hear(_ reply: Reply) {
    if case .mode(2026, let isKnown) = reply { talk.isSynchronized = isKnown }
  }

  /// Prints an octant to find out its width from the reply; the next frame paints everything.
  package mutating func probeOctants() throws(TerminalFault) {
    guard isEntered, size.height > OctantProbe.row, size.width > 2 else { return }
    picture.needsRepaint = true
    painter_repaint(painter)
    try line.write(OctantProbe.bytes)
  }

  /// Rings the terminal's bell.
  package mutating func ring() throws(TerminalFault) { try line.write([0x07]) }

  /// Asks whether the terminal shows notifications by OSC 99, unless it might print the question.
  package mutating func askAboutNotifications() throws(TerminalFault) {
    try line.write(questions.bytesAboutNotifications)
  }

  /// Notifies the user. Nothing else comes between the bytes.
  package mutating func notify(
    _ notification: TerminalNotification, by route: NotificationRoute
  ) throws(TerminalFault) {
    try line.write(route.bytes(of: notification))
  }

  var request: [UInt8] {
    sequences.reports + (talk.reportsMouse ? sequences.mouseReports : [])
      + questions.bytes(aboutColors: talk.asksColors, pen: folder?.pen ?? .plain)
  }
}
