package import Layout
import Timelines

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
