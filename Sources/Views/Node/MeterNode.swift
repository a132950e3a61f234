/// How much there is of something, as a bar or along a ring.
package struct MeterNode: Hashable, Codable, Sendable {
  package var form: MeterForm
  package var share: MeterShare
  /// Of what is there, and of what is left.
  package var paint: Paint
  package var track: Paint
  package var transition: ContentTransition
  /// What is read out where nothing written says how much it is.
  package var reading: TextNode?
  /// What stands in the middle of a ring.
  package var center: Node?
  /// What stands in the opening of a ring.
  package var foot: Node?
}
