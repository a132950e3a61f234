/// What lies below the pointer.
struct Hover: Hashable, Sendable {
  /// The widget, by its place among all.
  let widget: Int
  /// The control among its controls, if there is one.
  let control: Int?
}
