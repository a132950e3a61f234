@main struct Widgetty { static func main() {} }
