/// A shape that can be inset from its edge.
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape

  func inset(by amount: CGFloat) -> InsetShape
}
