import Cast
import Cells
import FoundationEssentials
import Pages
import Layout
import Timelines
import Views

@testable import Home

/// A row of text in front of everything.
struct NoteFront: Front {
  var count = 0
  let isOpaque = false

  func slots(above others: [Slot], in context: FrontContext, at date: Date) -> [Slot] {
    let text = context.archived(Text(verbatim: "Note \(count)"))
    return [Slot(SlotID("note"), .chrome(text), in: Rect(x: 30, y: 12, width: 10, height: 1))]
  }

  func keys(in context: FrontContext) -> FrontKeys { .steps }

  mutating func handle(
    _ input: FrontInput, in context: inout FrontContext, on occasion: InputOccasion
  ) -> FrontStep {
    switch input {
    case .command(.move): count += 1
    case .command(.leave): return .close()
    default: return .pass
    }
    return .stay()
  }
}

/// The first widget held above its place, as edit mode will show it.
struct HoldingFront: Front {
  var distance = 0
  let isOpaque = false

  func slots(above others: [Slot], in context: FrontContext, at date: Date) -> [Slot] {
    others.filter { $0.instance == Instance.ID(0) }.map { slot in
      var held = slot
      held.id = SlotID("held")
      held.frame = held.frame.offset(by: Point(x: 2 + 3 * distance, y: 1 + distance))
      held.layer = 0
      return held
    }
  }

  func keys(in context: FrontContext) -> FrontKeys { .steps }

  mutating func handle(
    _ input: FrontInput, in context: inout FrontContext, on occasion: InputOccasion
  ) -> FrontStep {
    switch input {
    case .command(.move): distance += 1
    case .command(.leave): return .close()
    default: return .pass
    }
    return .stay()
  }
}

/// Two widgets in one place.
struct StackFront: Front {
  var shown = 0
  let isOpaque = true

  func slots(above others: [Slot], in context: FrontContext, at date: Date) -> [Slot] {
    let frame = Rect(x: 10, y: 3, width: 19, height: 9)
    let members = [Instance.ID(0), Instance.ID(1)]
    let traits = context.traits(of: .systemSmall, kind: "", in: .homeScreen, on: frame.size)
    return [Slot(SlotID("stack"), .stack(members, shown: shown), in: frame, traits: traits)]
  }

  func keys(in context: FrontContext) -> FrontKeys { .steps }

  mutating func handle(
    _ input: FrontInput, in context: inout FrontContext, on occasion: InputOccasion
  ) -> FrontStep {
    guard case .command(.move) = input else { return .pass }
    shown = 1 - shown
    return .stay()
  }
}

/// Two small widgets side by side, laid out in their own points and scaled to half the screen each.
struct ScaledFront: Front {
  let isOpaque = true

  func slots(above others: [Slot], in context: FrontContext, at date: Date) -> [Slot] {
    let half = Size(width: context.size.width / 2 - 2, height: context.size.height - 4)
    let points = Metric.usual.points(of: context.device.cells(of: .systemSmall))
    let cells = Metric.usual.points(of: half)
    let metric = Metric(scale: min(cells.width / points.width, cells.height / points.height))
    return [0, 1].map { side in
      let frame = Rect(x: 1 + side * (half.width + 2), y: 2, width: half.width, height: half.height)
      return Slot(
        SlotID("half", side), .instance(Instance.ID(side)), in: frame,
        traits: context.traits(
          of: .systemSmall, kind: "", in: .standBy, on: frame.size, by: metric))
    }
  }

  func keys(in context: FrontContext) -> FrontKeys { .steps }

  mutating func handle(
    _ input: FrontInput, in context: inout FrontContext, on occasion: InputOccasion
  ) -> FrontStep { .pass }
}

/// A widget as the gallery will offer it.
struct PreviewFront: Front {
  let isOpaque = true

  func slots(above others: [Slot], in context: FrontContext, at date: Date) -> [Slot] {
    let preview = Preview(kind: "coffee", family: .systemSmall)
    let frame = Rect(x: 10, y: 3, width: 19, height: 9)
    let traits = context.traits(of: .systemSmall, kind: "coffee", in: .homeScreen, on: frame.size)
    return [Slot(SlotID("preview"), .preview(preview), in: frame, traits: traits)]
  }

  func keys(in context: FrontContext) -> FrontKeys { .steps }

  mutating func handle(
    _ input: FrontInput, in context: inout FrontContext, on occasion: InputOccasion
  ) -> FrontStep {
    if case .command(.leave) = input { .close() } else { .pass }
  }
}

extension FrontKeys {
  /// The arrows and Esc.
  static var steps: FrontKeys {
    FrontKeys(
      [
        Shortcut(
          .moving, in: [.home],
          [Key(.right): .move(.right), Key(.down): .move(.down), Key(.escape): .leave],
          help: "help.move")
      ], at: .home)
  }
}
