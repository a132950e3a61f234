/// Nobody has built the program that is to be tested.
struct MissingRelease: Error, CustomStringConvertible {
  var description: String { "There is no .build/release/widgetty; make build builds it." }
}
