package import Cells
import Layout
package import Timelines

extension Device {
  /// The size of a widget in cells; estimated for families that the device lacks.
  package func cells(of family: WidgetFamily) -> Size {
    switch family {
    case .accessoryInline: Size(width: small.width, height: 1)
    case .accessoryCorner: cells(of: .accessoryCircular)
    default:
      shown[family].map { Metric.usual.size(width: $0.width, height: $0.height) } ?? likely(family)
    }
  }

  /// The size of a widget that is some times as large as on the device.
  func cells(of family: WidgetFamily, grown growth: Growth) -> Size {
    guard growth != .none, family != .accessoryInline else { return cells(of: family) }
    let (width, height) =
      shown[family].map { ($0.width, $0.height) } ?? Metric.usual.points(of: cells(of: family))
    return Metric.usual.size(width: width * growth.rawValue, height: height * growth.rawValue)
  }

  var small: Size {
    shown[.systemSmall].map { Metric.usual.size(width: $0.width, height: $0.height) } ?? .zero
  }

  /// The gap between two small widgets.
  var gap: Size {
    let large = cells(of: .systemLarge)
    return Size(
      width: max(1, large.width - 2 * small.width), height: max(1, large.height - 2 * small.height))
  }

  private func likely(_ family: WidgetFamily) -> Size {
    switch family {
    case .accessoryCircular: Metric.usual.size(width: 76, height: 76)
    case .accessoryRectangular: Metric.usual.size(width: 172, height: 76)
    default: size(of: family.span)
    }
  }

  /// The size of a block of small widgets, across and down.
  private func size(of span: Size) -> Size {
    Size(
      width: span.width * small.width + (span.width - 1) * gap.width,
      height: span.height * small.height + (span.height - 1) * gap.height)
  }
}
