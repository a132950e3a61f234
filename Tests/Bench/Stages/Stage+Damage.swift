import Cells

extension Stage {
  static let damage = Stage(name: "damage", summary: "canvas -> damage") {
    let subject = try Subject()
    return Subject.sizes.flatMap { size in
      let old = subject.canvas(of: subject.board, in: size)
      let others = [
        ("none", old), ("cell", old.withOneChange),
        ("all", subject.canvas(of: subject.otherBoard, in: size)),
      ]
      return others.map { name, new in
        // A copy with shared storage would be compared by its address alone.
        let new = new.copied
        return Figure(
          "damage.\(name).\(size.name)", Timing.of { new.damage(since: old) }, in: .microseconds)
      }
    }
  }
}

extension Canvas {
  fileprivate var copied: Canvas {
    var copy = Canvas(size: size)
    copy.draw(self, at: .zero)
    return copy
  }

  fileprivate var withOneChange: Canvas {
    var canvas = self
    canvas.put(Glyph("x"), .plain, at: Point(x: size.width - 1, y: size.height - 1))
    return canvas
  }
}
