import Cells

extension Home {
  /// The paths of the pictures that are to lie behind the tiles, here and on the Lock Screen.
  package var picturePaths: [String] {
    let preferences = context.presentation.preferences
    var paths = [preferences.wallpaper.path].compactMap(\.self)
    if case .other(.picture(let path)) = preferences.lockWallpaper, !paths.contains(path) {
      paths.append(path)
    }
    return paths
  }

  /// Asks for the pictures behind the tiles, if they aren't those that were asked for last.
  mutating func askForPictures() -> [Effect] {
    let paths = picturePaths
    guard paths != askedPictures else { return [] }
    let news = paths.filter { !askedPictures.contains($0) }
    askedPictures = paths
    context.presentation.pictures = context.presentation.pictures.filter { paths.contains($0.key) }
    return news.map { .readPicture($0) }
  }

  /// Shows a picture, unless it isn't wanted any more; or says why there is none.
  mutating func take(_ reading: PictureReading) {
    guard picturePaths.contains(reading.path) else { return }
    if !askedPictures.contains(reading.path) { askedPictures.append(reading.path) }
    switch reading.outcome {
    case .success(let pixels): context.presentation.pictures[reading.path] = pixels
    case .failure(let lack): context.messages.passing = lack.sentence
    }
    screenSlots = nil
  }
}
