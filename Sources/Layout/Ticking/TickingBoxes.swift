import Cells
import FoundationEssentials
import Views

/// The boxes of a layout that are seen and change with time, by the ways to them.
package struct TickingBoxes: Sendable {
  /// Each way is a list of indices among children.
  let paths: [[Int]]

  /// Fails if what changes can't be drawn last: something lies on it, its letters lie on a text, whose wide
  /// glyphs they may cut, or a shape shows only a part of it.
  package init?(of box: Box) {
    var search = Search()
    guard search.enter(box) else { return nil }
    paths = search.paths
  }

  /// The date until which all of them are correct; nil for ever.
  func until(in box: Box) -> Date? { paths.compactMap { box.term(at: $0[...])?.date }.min() }

  private struct Search {
    var paths: [[Int]] = []
    private var path: [Int] = []
    private var ticking: [Rect] = []
    private var texts: [Rect] = []

    mutating func enter(_ box: Box) -> Bool {
      guard box.opacity > 0 else { return true }
      if box.term != nil { paths.append(path) }
      guard box.drawing == nil || note(box) else { return false }
      let count = paths.count
      for (index, child) in box.children.enumerated() {
        path.append(index)
        guard enter(child) else { return false }
        path.removeLast()
      }
      return box.mask == nil || paths.count == count
    }

    private mutating func note(_ box: Box) -> Bool {
      guard !ticking.contains(where: box.frame.meets) else { return false }
      if case .text? = box.drawing { texts.append(box.frame) }
      guard box.term != nil else { return true }
      ticking.append(box.frame)
      if case .lettering? = box.drawing { return !texts.contains(where: box.frame.meets) }
      return true
    }
  }
}

extension Box {
  fileprivate func term(at path: ArraySlice<Int>) -> Term? {
    guard let index = path.first else { return term }
    return children[index].term(at: path.dropFirst())
  }

  /// Changes the box at the end of a way.
  mutating func change(
    at path: ArraySlice<Int>, _ change: (inout Box) -> Bool
  ) -> Bool {
    guard let index = path.first else { return change(&self) }
    return children[index].change(at: path.dropFirst(), change)
  }

  /// What the box at the end of a way draws, in the looks of all on the way.
  package func only(at path: [Int]) -> Box { only(at: path[...]) }

  private func only(at path: ArraySlice<Int>) -> Box {
    var box = self
    guard let index = path.first else {
      box.children = []
      return box
    }
    box.drawing = nil
    box.children = [children[index].only(at: path.dropFirst())]
    return box
  }

  /// Everything but the letters at the ends of some ways.
  package func without(lettersOf boxes: TickingBoxes) -> Box {
    var box = self
    for path in boxes.paths {
      _ = box.change(at: path[...]) { box in
        if case .lettering? = box.drawing { box.drawing = nil }
        return true
      }
    }
    return box
  }
}
