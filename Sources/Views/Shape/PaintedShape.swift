/// A shape filled or stroked with a style.
package struct PaintedShape<Form: Shape, Style: ShapeStyle>: View {
  let shape: Form
  let style: Style
  var stroke: StrokeStyle?
  var isEvenOdd = false

  package static func _archive(_ view: Self, into archive: inout Archive) {
    archive.add(
      .shape(
        ShapeNode(
          outline: view.shape.outline, stroke: view.stroke?.storable, isEvenOdd: view.isEvenOdd,
          paint: view.style.paint(in: archive.environment))))
  }
}
