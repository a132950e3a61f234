import Almanac

/// The English strings, in which errors describe themselves.
enum English {
  static let words = Language.english.commandWords
}
