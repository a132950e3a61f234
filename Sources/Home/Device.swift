package import Cells
package import Layout
package import Timelines

/// A device model with the sizes of its widgets.
package struct Device: Hashable, Sendable {
  /// The screen's size, which identifies the device.
  package let screen: String
  package let `class`: DeviceClass
  /// The supported families with their sizes on the screen.
  let shown: [WidgetFamily: DisplaySize]
  /// The sizes for which families are drawn, if they differ from those on the screen.
  let drawn: [WidgetFamily: DisplaySize]

  /// The size for which a widget is drawn; nil if the device lacks the family.
  package func displaySize(of family: WidgetFamily) -> DisplaySize? {
    drawn[family] ?? shown[family]
  }
}

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

/// The devices of a table. Each line has a class, a screen, and a size in points for each family,
/// or a dash. A line of class `drawn` gives the sizes at which widgets are drawn for that screen.
package struct DeviceTable: Hashable, Sendable {
  package private(set) var devices: [Device] = []

  package init(parsing text: String) throws(LineError) {
    let lines = TableLine.lines(of: text)
    let drawn = try lines.filter(\.isDrawn).map { line throws(LineError) in
      (screen: line.screen, sizes: try line.sizes())
    }
    for line in lines where !line.isDrawn {
      guard let `class` = DeviceClass(rawValue: String(line.words[0])), let screen = line.screen
      else { throw line.error("expected phone, tablet, watch or drawn, and a screen") }
      let sizes = drawn.first { $0.screen == screen }?.sizes
      devices.append(
        Device(
          screen: String(screen), class: `class`, shown: try line.sizes(), drawn: sizes ?? [:]))
    }
  }

  /// The devices with a Home Screen.
  package var homes: [Device] { devices.filter { $0.shown[.systemSmall] != nil } }

  /// The device with a Home Screen and this screen size.
  package subscript(screen: String) -> Device? { homes.first { $0.screen == screen } }
}

extension TableLine {
  fileprivate var isDrawn: Bool { words[0] == "drawn" }

  fileprivate var screen: Substring? { words.count > 1 ? words[1] : nil }

  private static let families: [WidgetFamily] = [
    .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .accessoryCircular,
    .accessoryRectangular, .accessoryInline,
  ]

  fileprivate func sizes() throws(LineError) -> [WidgetFamily: DisplaySize] {
    let written = words.dropFirst(2)
    guard written.count == Self.families.count else {
      throw error("expected \(Self.families.count) sizes")
    }
    var sizes: [WidgetFamily: DisplaySize] = [:]
    for (family, word) in zip(Self.families, written) where word != "-" {
      guard let size = DisplaySize(written: word) else {
        throw error("\(word) is no size such as 170x170")
      }
      sizes[family] = size
    }
    return sizes
  }
}

extension DisplaySize {
  fileprivate init?(written text: Substring) {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      (1...10_000).contains(width), (1...10_000).contains(height)
    else { return nil }
    self.init(width: width, height: height)
  }
}
