import Timelines

/// The link to a widget on the Home Screen, as exchanged by processes.
struct WidgetLink: Hashable, LosslessStringConvertible {
  let widget: Instance.ID

  private static let start = "\(Program.name)://widget/"

  init(to widget: Instance.ID) {
    self.widget = widget
  }

  init?(_ description: String) {
    guard description.hasPrefix(Self.start),
      let number = Int(description.dropFirst(Self.start.count))
    else { return nil }
    self.init(to: Instance.ID(number))
  }

  var description: String { "\(Self.start)\(widget)" }
}
