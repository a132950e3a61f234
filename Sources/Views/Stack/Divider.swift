/// A hairline between the views of a stack.
public struct Divider: View {
  public init() {}

  public static func _archive(_ view: Divider, into archive: inout Archive) {
    archive.add(.divider(DividerNode(stackAxis: archive.environment.stackAxis ?? .vertical)))
  }
}
