package import Almanac
package import Intents

/// What there is for widgets and for the loop, as a person has set it.
package struct Supplies: Sendable {
  /// What providers and intents find.
  package var dependencies = Dependencies()
  package var hourCycle = HourCycle.twentyFour
  /// To be called when there may be a network again.
  package var networkReturned: @Sendable () -> Void = {}
  /// What is wrong with the settings.
  private(set) var faults: [String] = []

  init() {}

  /// What is wrong with the words doesn't count, and is told.
  init(_ supply: Supply, as invocation: Invocation, at site: Site) {
    for setting in supply.settings {
      do throws(FileFault) {
        let words = try setting.words(as: invocation, at: site)
        faults += [setting.settle(words, site, &self)].compactMap(\.self)
      } catch {
        faults.append("\(error)")
        _ = setting.settle(setting.words(of: nil, as: invocation, at: site), site, &self)
      }
    }
  }

  /// The same with another setting as it is now. Throws what is wrong with it.
  func with(
    _ setting: SuppliedSetting, as invocation: Invocation, at site: Site
  ) throws -> Supplies {
    var (supplies, others) = (self, self)
    let words = try setting.words(as: invocation, at: site)
    guard let fault = setting.settle(words, site, &supplies) else { return supplies }
    // What is wrong beside the file was told at the start.
    let unwritten = setting.words(of: nil, as: invocation, at: site)
    guard setting.settle(unwritten, site, &others) == fault else { throw SettingFault(fault) }
    return supplies
  }
}

/// What is wrong with a setting, as a sentence.
struct SettingFault: Error, Hashable, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

extension SuppliedSetting {
  /// Nil where there is no folder for it.
  func file(at site: Site) -> SmallFile? {
    site.directories.map { SmallFile(path: "\($0.config)/\(fileName)") }
  }

  func words(as invocation: Invocation, at site: Site) throws(FileFault) -> SettingWords {
    words(of: try file(at: site)?.text(), as: invocation, at: site)
  }

  func words(of text: String?, as invocation: Invocation, at site: Site) -> SettingWords {
    SettingWords(
      path: file(at: site)?.path ?? "", text: text, variable: site.environment[variable.name],
      flag: invocation.settings[flagName])
  }
}
