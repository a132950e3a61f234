/// What stands on the screen of somebody who has written down nothing else.
enum FirstBoard {
  static let text = """
    weather small
    dday small
    """
}
