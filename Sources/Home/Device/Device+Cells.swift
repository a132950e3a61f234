package import Cells
import Layout
package import Timelines

extension Device {
  /// How many cells a widget takes; of a family that the device doesn't have, what comes nearest to
  /// its others.
  package func cells(of family: WidgetFamily) -> Size {
    switch family {
    case .accessoryInline: Size(width: small.width, height: 1)
    case .accessoryCorner: cells(of: .accessoryCircular)
    default:
      shown[family].map { Metric.usual.size(width: $0.width, height: $0.height) } ?? likely(family)
    }
  }

  var small: Size {
    shown[.systemSmall].map { Metric.usual.size(width: $0.width, height: $0.height) } ?? .zero
  }

  /// What lies between two small widgets.
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

  /// What so many small widgets take, across and down.
  private func size(of span: Size) -> Size {
    Size(
      width: span.width * small.width + (span.width - 1) * gap.width,
      height: span.height * small.height + (span.height - 1) * gap.height)
  }
}
