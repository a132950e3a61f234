/// A dashboard whose instructions until its first picture are counted.
struct FirstPaint {
  let words: [String]

  /// The instructions in millions.
  func instructions() throws -> Double {
    let pictures = try CountedPictures(words)
    let launch = try Launch(pictures.words, size: Peer.size)
    _ = try launch.nextBytes()
    while try launch.bytes(within: Self.rest) != nil {}
    try launch.type("q")
    while (try? launch.bytes(within: Self.patience)) != nil {}
    return try pictures.instructions(forPicture: 1)
  }

  /// In milliseconds: what a thirtieth of the speed leaves of pauses.
  private static let rest: Int32 = 2500
  private static let patience: Int32 = 5000
}
