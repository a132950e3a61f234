/// Why a picture can't be shown.
package enum PictureFault: String, Error, CaseIterable, Hashable, Sendable {
  /// There is no such file, or it may not be read.
  case missing
  /// It is neither a PNG nor a JPEG.
  case unknown
  case broken
  case large
  case memory
  /// The program that reads pictures is missing, fails or takes too long.
  case program
}
