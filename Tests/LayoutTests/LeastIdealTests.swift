import Cells
import Kit
import Testing
import Views

@testable import Layout

/// What a frame tells without measuring is never more than its ideal size.
struct LeastIdealTests {
  private static func length(_ random: inout SplitMix) -> Double? {
    switch Int.random(in: 0..<6, using: &random) {
    case 0...2: nil
    case 3: .infinity
    default: Double(Int.random(in: 0...120, using: &random))
    }
  }

  private static func finite(_ random: inout SplitMix) -> Double? {
    length(&random).flatMap { $0.isFinite ? $0 : nil }
  }

  private static func framed(_ view: some View, _ random: inout SplitMix) -> AnyView {
    guard Bool.random(using: &random) else {
      return AnyView(view.frame(width: finite(&random), height: finite(&random)))
    }
    return AnyView(
      view.frame(
        minWidth: finite(&random), idealWidth: finite(&random), maxWidth: length(&random),
        minHeight: finite(&random), idealHeight: finite(&random), maxHeight: length(&random)))
  }

  @Test(arguments: 0..<200)
  func isNeverMore(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    var view = AnyView(Text(verbatim: "a few words"))
    for _ in 0..<3 {
      view = Self.framed(view, &random)
      if Bool.random(using: &random) { view = AnyView(view.opacity(0.5)) }
      let element = Element(Node(archiving: view), in: try .test())
      let (least, ideal) = (element.arrangement.leastIdeal, element.size(for: .ideal))
      #expect(least.width <= ideal.width && least.height <= ideal.height, "\(least) \(ideal)")
    }
  }
}
