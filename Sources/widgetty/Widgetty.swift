import Desk

@main struct Widgetty {
  static func main() { Desk.main() }
}
