package import Almanac
package import WidgetIntents

/// The dependencies of widgets and the loop, as determined by the settings.
package struct Supplies: Sendable {
  /// The dependencies of providers and intents.
  package var dependencies = Dependencies()
  package var hourCycle = HourCycle.twentyFour
  /// How the user is told of what is due.
  package var notifying = NotifySettings()
  /// Nil if nothing reads pictures.
  package var pictures: PictureSource?
  /// What to call when the network may be back, by the name of who wants to know.
  package var networkReturned: [String: @Sendable () -> Void] = [:]
  /// The faults of the settings.
  private(set) var faults: [String] = []

  init() {}

  /// Ignores invalid values and records their faults.
  init(_ supply: Supply, as invocation: Invocation, at site: Site) {
    for furnish in supply.others { furnish(site, &self) }
    for setting in supply.settings {
      do throws(FileFault) {
        let words = try setting.words(as: invocation, at: site)
        faults += [setting.settle(words, site, &self)].compactMap(\.self)
      } catch {
        faults.append(error.sentence(in: site.commandWords))
        _ = setting.settle(setting.words(of: nil, as: invocation, at: site), site, &self)
      }
    }
  }

  /// The supplies with one setting read again; throws its fault.
  func with(
    _ setting: SuppliedSetting, as invocation: Invocation, at site: Site, keyIsLast: Bool = false
  ) throws -> Supplies {
    var (supplies, others) = (self, self)
    let words = try setting.words(as: invocation, at: site, keyIsLast: keyIsLast)
    guard let fault = setting.settle(words, site, &supplies) else { return supplies }
    // Faults outside the file were reported at the start.
    let unwritten = setting.words(of: nil, as: invocation, at: site)
    guard setting.settle(unwritten, site, &others) == fault else { throw SettingFault(fault) }
    return supplies
  }
}

/// Why a setting is invalid, as a sentence.
struct SettingFault: Error, Hashable, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
