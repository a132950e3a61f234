package import Desk
import Gallery
import WidgetIntents

extension SuppliedSetting {
  /// How the user is told of what is due, and of what. A page switches it on.
  package static let notify = SuppliedSetting(
    fileName: NotifySettings.fileName, flagName: Flag.notifyName,
    variable: EnvironmentVariable(name: NotifySettings.variable), hasKey: true,
    lines: ["how command", "command notify-send -a widgetty", "rain on"],
    parts: NotifySettings.parts, concerning: []
  ) { said, site, supplies in
    let (settings, fault) = NotifySettings.settled(by: said, at: site)
    supplies.notifying = settings
    let isOffered = settings.way == .off && site.hasWorldTime && site.directories != nil
    let offer = NotifyOffer(isOpen: isOffered) {
      let word = NotifySettings.Way.terminal.rawValue
      try site.keep(word, for: "notify.how", in: NotifySettings.fileName)
    }
    supplies.dependencies.add(dependency: offer)
    return fault
  }
}

extension Flag {
  fileprivate static let notifyName = "notify"

  package static let notify = Flag(
    setting: notifyName, placeholder: "WAY", choices: NotifySettings.words,
    allowed: .words(NotifySettings.words), usual: "off",
    example: "widgetty --notify terminal",
    allows: { word in
      var settings = NotifySettings()
      return settings.choose(word)
    })
}
