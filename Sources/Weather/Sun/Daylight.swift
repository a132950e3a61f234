package import FoundationEssentials

/// The time around a noon in which the sun stands above the horizon of a place.
package struct Daylight: Hashable, Sendable {
  /// When the sun stands highest.
  package let noon: Date
  /// From sunrise to noon, and from noon to sunset: nothing in the polar night, half a day in the
  /// polar day.
  private let half: TimeInterval

  private static let day = 86_400.0

  /// The daylight whose noon is nearest to a date.
  package init(at place: Place, around date: Date) {
    let meanNoon = Self.day * (0.5 - place.longitude / 360)
    let days = ((date.timeIntervalSince1970 - meanNoon) / Self.day).rounded()
    let sun = SunPosition(daysSince1970: days)
    noon = Date(timeIntervalSince1970: days * Self.day + meanNoon - sun.lead)
    half = Self.day / 2 * sun.shareOfDay(atLatitude: place.latitude)
  }

  package func contains(_ date: Date) -> Bool {
    abs(date.timeIntervalSince(noon)) < half
  }

  /// Nil when the sun stays where it is, above or below the horizon.
  package var sunrise: Date? { changes ? noon.addingTimeInterval(-half) : nil }

  /// Nil when the sun stays where it is, above or below the horizon.
  package var sunset: Date? { changes ? noon.addingTimeInterval(half) : nil }

  /// From the very moment at which the sun rises until that at which it sets, nil in the polar night. A
  /// polar day reaches into those beside it, whose noons are not quite a day away.
  package var span: Range<Date>? {
    let reach = changes ? half : half + Self.seam
    let (start, end) = (noon.addingTimeInterval(-reach), noon.addingTimeInterval(reach))
    return half > 0 && start < end ? start..<end : nil
  }

  private static let seam = 60.0

  private var changes: Bool { half > 0 && half < Self.day / 2 }
}
