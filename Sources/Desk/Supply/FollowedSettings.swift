/// The settings that a person may change while the program runs, and what follows from them.
struct FollowedSettings {
  /// As the settings were when they were last fit.
  private(set) var supplies: Supplies
  private let invocation: Invocation
  private let site: Site
  private var files: [(setting: SuppliedSetting, file: FollowedFile<Supplies>)]

  init(_ supplies: Supplies, of supply: Supply, as invocation: Invocation, at site: Site) {
    (self.supplies, self.invocation, self.site) = (supplies, invocation, site)
    files = supply.settings.compactMap { setting in
      setting.file(at: site).map { (setting, FollowedFile($0)) }
    }
  }

  /// Where their files lie when they are there.
  var folder: String? { files.first?.file.file.folder }

  /// Whether all that the files say counts, as far as they have changed.
  var isReadable: Bool { files.allSatisfy { $0.file.fault == nil } }

  /// The kinds of widgets that are to be asked again because of what has changed, each once.
  mutating func takeChange() -> [String] {
    var kinds: [String] = []
    for index in files.indices {
      let (setting, supplies) = (files[index].setting, supplies)
      let changed = files[index].file.takeChange { [invocation, site] _ in
        try supplies.with(setting, as: invocation, at: site)
      }
      guard let changed else { continue }
      self.supplies = changed
      kinds += setting.kinds.filter { !kinds.contains($0) }
    }
    return kinds
  }
}
