import FoundationEssentials
import Home

/// The frames that follow one another if nothing happens but time.
///
/// Worked out together, they cost much less than one by one: what they need lies in the processor's caches
/// after the first of them.
struct PreparedFrames {
  struct Moment {
    let date: Date
    let hits: Hits
    /// The date of the frame behind it.
    let until: Date?
  }

  private var moments: ArraySlice<Moment> = []
  /// Whether none of the frames has been shown.
  private(set) var isNew = true
  /// The date of what is shown.
  private var date: Date
  /// The wait for whatever else is due.
  let others: Wait

  /// Begins with the frame behind that of a date.
  init(after date: Date, before others: Wait = Wait()) { (self.date, self.others) = (date, others) }

  /// The date of the first frame that wasn't shown.
  var next: Date? { moments.first?.date }

  /// The date until which there is nothing to work out; nil for ever.
  var end: Date? { moments.last?.until }

  /// Adds the frame of a date.
  mutating func frame(of home: Home, at date: Date, reusing pictures: inout Pictures) -> Frame {
    let frame = home.frame(at: date, reusing: &pictures)
    moments.append(Moment(date: date, hits: frame.hits, until: frame.until))
    return frame
  }

  /// Takes the frames that are due by a date, which may be none; returns nil if more than they show is due,
  /// or less than is shown, because the clock was set back.
  mutating func pass(to date: Date) -> ArraySlice<Moment>? {
    guard date >= self.date, end.map({ date < $0 }) ?? true else { return nil }
    self.date = date
    let passed = moments.prefix { $0.date <= date }
    moments.removeFirst(passed.count)
    isNew = isNew && passed.isEmpty
    return passed
  }
}

/// How many frames to prepare: none while much happens, some in the first second in which nothing but time
/// passes, and more once these were of use.
struct Outlook {
  private var reach = 0

  /// The number after a frame, which something else than time may have caused; `pause` is the time until the
  /// next one.
  mutating func reach(isDisturbed: Bool, nextAfter pause: Duration) -> Int {
    let isWorthIt = !isDisturbed && pause <= Self.longestPause
    reach = !isWorthIt ? 0 : reach == 0 ? Self.first : Self.farthest
    return reach
  }

  private static let (first, farthest) = (16, 64)

  /// If the next frame is further away than this, none is prepared: a group of a few costs more than it saves.
  private static let longestPause = Duration.seconds(10)

  /// Nothing is prepared for a time after this.
  static let longest = Duration.seconds(90)

  /// Nothing more is prepared after so much time, for which a key may have to wait.
  static let longestWork = Duration.milliseconds(10)
}
