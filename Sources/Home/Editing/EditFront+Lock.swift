import Boards
import Cast
import Cells
import FoundationEssentials
import Timelines

extension EditFront {
  /// The slots of the edited board before what the Lock Screen shows besides its widgets.
  func onLockScreen(
    _ slots: [Slot], of trial: TrialBoard, in context: FrontContext, at date: Date
  ) -> [Slot] {
    let plan = lockPlan(of: trial, in: context)
    guard let sky = context.lockSky(on: plan) else {
      return scenery(of: plan, trial, in: context, at: date) + slots
    }
    let scenery = scenery(of: plan, trial, in: context, at: date).map { slot in
      var slot = slot
      slot.layer = 1
      return slot
    }
    return [sky] + scenery + raised(slots)
  }

  /// Slots in front of a ground that the place brings.
  func raised(_ slots: [Slot]) -> [Slot] {
    slots.map { slot in
      var slot = slot
      slot.layer += 1
      return slot
    }
  }

  /// The clock, and the date before the inline accessory.
  private func scenery(
    of plan: LockPlan, _ trial: TrialBoard, in context: FrontContext, at date: Date
  ) -> [Slot] {
    guard let clock = context.lockClock(on: plan, at: date) else { return [] }
    let inline = families(of: trial, in: context).firstIndex(of: .accessoryInline)
    let end = inline.map { plan.places[$0].tile.origin.x - 2 }
    return [clock, context.lockDate(in: plan.date, endingAt: end, at: date)]
  }

  private func lockPlan(of trial: TrialBoard, in context: FrontContext) -> LockPlan {
    LockPlan(families(of: trial, in: context), on: context.size, context.device)
  }

  private func families(of trial: TrialBoard, in context: FrontContext) -> [WidgetFamily] {
    trial.order.slots.map { context.cast.members[$0.shown]?.family ?? .systemSmall }
  }
}
