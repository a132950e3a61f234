import Cells

extension Modifiers {
  /// Decodes the modifiers in a sequence, which are numbered from 1. Meta is the old name of Alt.
  init(parameter: Int) {
    let bits = max(0, parameter - 1)
    var modifiers: Modifiers = []
    if bits & 1 != 0 { modifiers.insert(.shift) }
    if bits & (2 | 32) != 0 { modifiers.insert(.alt) }
    if bits & 4 != 0 { modifiers.insert(.control) }
    self = modifiers
  }
}
