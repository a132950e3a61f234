/// A stage of the chain or of the program's life, with its measurement.
struct Stage: Sendable {
  let name: String
  let summary: String
  let figures: @Sendable () throws -> [Figure]

  /// In the order in which a frame is made.
  static let all: [Stage] = [
    .start, .timelines, .calendar, .archive, .layout, .paint, .ink, .hangul, .frame, .damage,
    .terminal, .change, .looks, .crowd, .lateness, .taps, .pages, .places, .editing, .input,
    .endurance,
    .weather,
    .program, .peers,
    .bounds, .stopped,
  ]
}
