/// The default Home Screen. Its first four widgets fill a small screen, and all of them a large
/// one.
enum FirstBoard {
  static let text = """
    weather medium
    dday small
    reminders medium
    caffeine small
    weather extra-large
    steps small
    """
}
