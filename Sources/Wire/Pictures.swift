package import Cells

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

/// What the program that reads pictures prints: the picture as a PPM file, or a word why there is none.
package struct PictureAnswer: Hashable, Sendable {
  package let outcome: Result<Pixels, PictureFault>

  /// The argument by which the program is asked, before the path.
  package static let argument = "picture"
  /// As fine as the largest terminal shows it.
  package static let finest = Size(width: 320, height: 240)
  /// The bytes of the largest picture.
  package static let greatestSize = 3 * finest.area + 100
  private static let faultMark = "fault "

  package init(_ outcome: Result<Pixels, PictureFault>) {
    self.outcome = outcome
  }

  /// Fails for anything else.
  package init?(bytes: [UInt8]) {
    if let pixels = Pixels(ppm: bytes) {
      outcome = .success(pixels)
    } else if let text = String(validating: bytes, as: UTF8.self), text.hasPrefix(Self.faultMark),
      let fault = PictureFault(rawValue: String(text.dropFirst(Self.faultMark.count).dropLast()))
    {
      outcome = .failure(fault)
    } else {
      return nil
    }
  }

  package var bytes: [UInt8] {
    switch outcome {
    case .success(let pixels): pixels.ppm
    case .failure(let fault): Array("\(Self.faultMark)\(fault.rawValue)\n".utf8)
    }
  }
}
