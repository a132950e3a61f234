/// What stands on the screen of somebody who has written down nothing else.
enum FirstBoard {
  static func text(strings: [String: String]) -> String {
    """
    weather small
    dday small title="\(strings["dday.christmas"] ?? "")" date=2000-12-25 yearly=true
    """
  }
}
