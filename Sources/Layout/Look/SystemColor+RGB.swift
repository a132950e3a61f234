import Cells
import Views

extension SystemColor {
  func rgb(in appearance: ColorScheme) -> RGB {
    let (light, dark) = values
    return RGB(appearance == .light ? light : dark)
  }

  private var values: (light: UInt32, dark: UInt32) {
    switch self {
    case .red: (0xFF3B30, 0xFF453A)
    case .orange: (0xFF9500, 0xFF9F0A)
    case .yellow: (0xFFCC00, 0xFFD60A)
    case .green: (0x34C759, 0x30D158)
    case .mint: (0x00C7BE, 0x63E6E2)
    case .teal: (0x30B0C7, 0x40C8E0)
    case .cyan: (0x32ADE6, 0x64D2FF)
    case .blue, .accent: (0x007AFF, 0x0A84FF)
    case .indigo: (0x5856D6, 0x5E5CE6)
    case .purple: (0xAF52DE, 0xBF5AF2)
    case .pink: (0xFF2D55, 0xFF375F)
    case .brown: (0xA2845E, 0xAC8E68)
    case .gray: (0x8E8E93, 0x8E8E93)
    case .white: (0xFFFFFF, 0xFFFFFF)
    case .black, .clear: (0x000000, 0x000000)
    case .primary: (0x000000, 0xFFFFFF)
    case .background: (0xFFFFFF, 0x1C1C1E)
    case .secondary: (0x5A5A5F, 0x98989D)
    }
  }
}
