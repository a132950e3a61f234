import Cells

extension Emulator {
  mutating func switched(by sequence: ControlSequence) -> Bool {
    switch sequence.name {
    case "?h": return switchPrivate(sequence.selectors, on: true)
    case "?l": return switchPrivate(sequence.selectors, on: false)
    case "h": return switchStandard(sequence.selectors, on: true)
    case "l": return switchStandard(sequence.selectors, on: false)
    case "!p": softReset()
    case " q", "?c": break
    case "t": return [22, 23].contains(sequence.selector(0))
    default: return false
    }
    return true
  }

  private mutating func switchPrivate(_ numbers: [Int], on isOn: Bool) -> Bool {
    numbers.map { switchPrivate($0, on: isOn) }.allSatisfy { $0 }
  }

  private mutating func switchPrivate(_ number: Int, on isOn: Bool) -> Bool {
    if number == 1048 {
      if isOn { saveCursor() } else { restoreCursor() }
      return true
    }
    guard let mode = Mode(number: number) else { return Mode.ignoredNumbers.contains(number) }
    if mode == .alternateScreen { showAlternate(isOn, keepingCursor: number == 1049) }
    if mode == .synchronizedOutput, !isOn, modes.contains(mode) { counters.frames += 1 }
    set(mode, isOn)
    if mode == .origin { moveCursor(to: Point(x: 0, y: isOn ? region.lowerBound : 0)) }
    return true
  }

  /// Sets standard modes; ignores mode 34 of screen and tmux, which only shapes the cursor.
  private mutating func switchStandard(_ numbers: [Int], on isOn: Bool) -> Bool {
    if numbers.contains(4) { set(.insert, isOn) }
    return numbers.allSatisfy { $0 == 4 || $0 == 34 }
  }

  mutating func set(_ mode: Mode, _ isOn: Bool) {
    if isOn { modes.insert(mode) } else { modes.remove(mode) }
  }

  /// Switches screens. The alternate screen starts empty, and each screen has its own saved cursor.
  private mutating func showAlternate(_ isOn: Bool, keepingCursor: Bool) {
    guard isOn != modes.contains(.alternateScreen) else { return }
    if isOn {
      if keepingCursor { saveCursor() }
      hiddenGrid = grid
      eraseAll()
    } else if let main = hiddenGrid {
      grid.show(main)
      hiddenGrid = nil
    }
    swap(&savedCursor, &savedCursorOfHiddenGrid)
    if !isOn, keepingCursor { restoreCursor() }
  }

  private mutating func eraseAll() {
    for y in 0..<size.height { grid.erase(0..<size.width, row: y, in: erasedStyle) }
  }

  private mutating func softReset() {
    modes.formIntersection([.alternateScreen, .reverseVideo])
    modes.formUnion(Mode.initial)
    region = 0..<size.height
    cursor.style = .plain
    cursor.characters = CharacterSets()
    savedCursor = SavedCursor()
  }

  mutating func reset() {
    softReset()
    showAlternate(false, keepingCursor: false)
    modes = Mode.initial
    eraseAll()
    moveCursor(to: .zero)
    tabs = Self.initialTabs
    hasChangedPalette = false
  }
}
