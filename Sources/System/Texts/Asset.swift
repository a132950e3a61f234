import CAssets

/// A file from `Resources/`, embedded in the program.
package enum Asset: CaseIterable, Hashable, Sendable {
  case cities, climates, colors, countries, devices, drinks, englishCommandStrings
  case englishSettingStrings, englishStrings, figures, hangul, koreanCommandStrings
  case koreanSettingStrings, koreanStrings, palettes, terminals, windowsZones

  package var bytes: [UInt8] { Array(memory) }

  package var text: String { String(decoding: memory, as: UTF8.self) }

  /// The strings of a `.strings` file, each read when it is asked for.
  package var strings: StringTable {
    StringTable(StringFile { UnsafeRawBufferPointer(memory) })
  }

  private var memory: UnsafeBufferPointer<UInt8> {
    let asset =
      switch self {
      case .cities: asset_cities()
      case .climates: asset_climates()
      case .colors: asset_colors()
      case .countries: asset_countries()
      case .devices: asset_devices()
      case .drinks: asset_drinks()
      case .englishCommandStrings: asset_english_command_strings()
      case .koreanCommandStrings: asset_korean_command_strings()
      case .englishSettingStrings: asset_english_setting_strings()
      case .koreanSettingStrings: asset_korean_setting_strings()
      case .englishStrings: asset_english_strings()
      case .koreanStrings: asset_korean_strings()
      case .figures: asset_figures()
      case .hangul: asset_hangul()
      case .palettes: asset_palettes()
      case .terminals: asset_terminals()
      case .windowsZones: asset_windows_zones()
      }
    return UnsafeBufferPointer(start: asset.start, count: asset.length)
  }
}
