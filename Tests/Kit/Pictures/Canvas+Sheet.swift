package import Cells

extension Canvas {
  /// One picture of several, each below its title: side by side as far as the columns suffice.
  package init(sheetOf pictures: [(title: String, canvas: Canvas)], columns: Int) {
    var places: [Point] = []
    var (next, bottom, width) = (Point(x: 0, y: 0), 0, 0)
    for (_, canvas) in pictures {
      if next.x > 0, next.x + canvas.size.width > columns { next = Point(x: 0, y: bottom + 1) }
      places.append(next)
      bottom = max(bottom, next.y + 1 + canvas.size.height)
      next.x += canvas.size.width + 1
      width = max(width, next.x - 1)
    }
    self.init(size: Size(width: width, height: bottom))
    for (place, (title, canvas)) in zip(places, pictures) {
      write(String(title.prefix(canvas.size.width)), .plain, at: place)
      draw(canvas, at: Point(x: place.x, y: place.y + 1))
    }
  }
}
