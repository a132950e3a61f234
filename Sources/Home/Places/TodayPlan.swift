import Cells
import Timelines

extension ScreenPlan {
  /// The layout of the Today View.
  static func today(
    _ families: [WidgetFamily], on size: Size, _ device: Device
  ) -> ScreenPlan {
    ScreenPlan(size: size, families: families, on: device)
  }
}
