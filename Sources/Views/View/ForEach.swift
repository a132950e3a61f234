/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  private let data: Data
  /// A function, because a path to the identity of any element would be put together at run time.
  private let id: (Data.Element) -> ID
  private let content: (Data.Element) -> Content

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, identifiedBy: { $0[keyPath: id] }, content: content)
  }

  fileprivate init(
    _ data: Data, identifiedBy id: @escaping (Data.Element) -> ID,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    (self.data, self.id) = (data, id)
    self.content = content
  }

  public static func _archive(_ view: Self, into archive: inout Archive) {
    // By indices, because the type of an iterator would be looked for at run time.
    var index = view.data.startIndex
    while index != view.data.endIndex {
      let element = view.data[index]
      archive.add(view.content(element), at: .element(id: view.id(element)))
      view.data.formIndex(after: &index)
    }
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, identifiedBy: { $0.id }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, identifiedBy: { $0 }, content: content)
  }
}
