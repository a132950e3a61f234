/// The views of a block, one after another.
public struct TupleView<each Content: View>: View {
  /// Adds the views to an archive.
  private let addAll: (inout Archive) -> Void

  init(_ content: repeat each Content) {
    addAll = { archive in
      var count = 0
      repeat archive.add(each content, at: .next(&count))
    }
  }

  public static func _archive(_ view: Self, into archive: inout Archive) {
    view.addAll(&archive)
  }
}
