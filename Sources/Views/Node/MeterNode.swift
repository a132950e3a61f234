/// An amount, shown as a bar or ring.
package struct MeterNode: Hashable, Codable, Sendable {
  package var form: MeterForm
  package var share: MeterShare
  /// The paints of the filled part and of the rest.
  package var paint: Paint
  package var track: Paint
  package var transition: ContentTransition
  /// The text to read out; nil if a text shows the amount.
  package var reading: TextNode?
  /// The content in the middle of a ring; nil if there is none.
  package var center: Node?
  /// The content in the opening of a ring; nil if there is none.
  package var foot: Node?
}
