/// A shape drawn at a distance from its frame.
///
/// As a view, it moves with its frame, to whole cells; filled or stroked, it moves within its
/// frame.
public struct OffsetShape<Content: Shape>: Shape {
  let shape: Content
  let offset: CGSize

  public var _erased: AnyShape {
    AnyShape(
      shape.outline.transformed(.moved(x: offset.width.storable, y: offset.height.storable)))
  }

  public func path(in rect: CGRect) -> Path { _erased.path(in: rect) }

  public var body: some View {
    shape.body.offset(x: offset.width.storable, y: offset.height.storable)
  }
}
