import Cells
import Timelines

extension ScreenPlan {
  /// The layout of StandBy.
  static func standBy(
    _ families: [WidgetFamily], on size: Size, _ device: Device
  ) -> ScreenPlan {
    ScreenPlan(size: size, families: families, on: device)
  }
}
