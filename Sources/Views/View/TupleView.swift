/// The views of a block, one after another.
public struct TupleView<each Content: View>: View {
  private let content: (repeat each Content)

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  public static func _archive(_ view: Self, into archive: inout Archive) {
    var count = 0
    repeat archive.add(each view.content, at: .next(&count))
  }
}
