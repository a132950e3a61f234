/// What stands on the screen of somebody who has written down nothing else: the first four fill a
/// small screen, and all of them a large one.
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
