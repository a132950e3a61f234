/// Space that takes what its stack has left over.
public struct Spacer: View {
  private let minLength: Double?

  public init(minLength: Double? = nil) {
    self.minLength = minLength
  }

  public static func _archive(_ view: Spacer, into archive: inout Archive) {
    archive.add(
      .spacer(SpacerNode(axis: archive.environment.stackAxis, minimumLength: view.minLength)))
  }
}
