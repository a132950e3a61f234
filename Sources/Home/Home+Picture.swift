import Cells

extension Home {
  /// The path of the picture that is to lie behind the tiles; nil if none is.
  package var picturePath: String? { context.presentation.preferences.wallpaper.path }

  /// Asks for the picture behind the tiles, if it isn't the one that was asked for last.
  mutating func askForPicture() -> [Effect] {
    guard picturePath != askedPicture else { return [] }
    askedPicture = picturePath
    context.presentation.picture = nil
    return picturePath.map { [.readPicture($0)] } ?? []
  }

  /// Shows a picture, unless another one is wanted by now; or says why there is none.
  mutating func take(_ reading: PictureReading) {
    guard reading.path == picturePath else { return }
    askedPicture = reading.path
    switch reading.outcome {
    case .success(let pixels): context.presentation.picture = pixels
    case .failure(let lack): context.messages.passing = lack.sentence
    }
    screenSlots = nil
  }
}
