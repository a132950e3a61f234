package import FoundationEssentials

/// The time around a noon in which the sun is above the horizon.
package struct Daylight: Hashable, Sendable {
  /// The time at which the sun is highest.
  package let noon: Date
  /// The time from sunrise to noon, and from noon to sunset: 0 in the polar night, half a day in
  /// the polar day.
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

  /// Nil if the sun doesn't rise or set.
  package var sunrise: Date? { changes ? noon.addingTimeInterval(-half) : nil }

  /// Nil if the sun doesn't rise or set.
  package var sunset: Date? { changes ? noon.addingTimeInterval(half) : nil }

  /// The time from sunrise to sunset; nil in the polar night. A polar day overlaps its neighbours,
  /// because noons aren't exactly a day apart.
  package var span: Range<Date>? {
    let reach = changes ? half : half + Self.seam
    let (start, end) = (noon.addingTimeInterval(-reach), noon.addingTimeInterval(reach))
    return half > 0 && start < end ? start..<end : nil
  }

  private static let seam = 60.0

  private var changes: Bool { half > 0 && half < Self.day / 2 }
}
