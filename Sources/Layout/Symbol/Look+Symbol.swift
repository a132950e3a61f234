import Ink
import Views

extension Look {
  /// The look for a part of a symbol; in tinted mode, a symbol with several colours uses both.
  func showing(_ symbol: SymbolNode, _ role: SymbolRole) -> Look {
    guard mode == .accented else { return self }
    var look = self
    switch symbol.accentedRenderingMode?.kind {
    case .fullColor: look.mode = .fullColor
    case .accented, .accentedDesaturated: look.isAccented = true
    case .desaturated: look.isAccented = false
    case nil where symbol.renderingMode == .multicolor:
      look.isAccented = isAccented || SymbolTone(role)?.isAccented == true
    case nil: break
    }
    return look
  }
}
