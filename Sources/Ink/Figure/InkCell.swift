/// The size of a cell in the plane of figures: the shape that cells have on a screen, however many of
/// an author's points one stands for.
package enum InkCell {
  package static let width = 8.0
  package static let height = 17.0
}
