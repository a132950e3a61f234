/// The program to be tested hasn't been built.
struct MissingRelease: Error, CustomStringConvertible {
  var description: String { "There is no .build/release/widgetty; make build builds it." }
}
