/// The size of a cell in the plane of figures. It has the shape of a cell on a screen, however many
/// points a cell stands for.
package enum InkCell {
  package static let width = 8.0
  package static let height = 17.0
}
