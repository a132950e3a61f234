/// The settings that may change while the program runs, with their consequences.
struct FollowedSettings {
  /// As of the last valid settings.
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

  /// The folder of the files.
  var folder: String? { files.first?.file.file.folder }

  /// Whether no changed file is invalid.
  var isReadable: Bool { files.allSatisfy { $0.file.fault == nil } }

  /// Applies changed settings; returns the widget kinds to reload, each once.
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
