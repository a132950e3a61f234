import Cells
import Timelines

extension ScreenPlan {
  /// The layout of the Lock Screen.
  static func lock(
    _ families: [WidgetFamily], on size: Size, _ device: Device
  ) -> ScreenPlan {
    ScreenPlan(size: size, families: families, on: device)
  }
}
