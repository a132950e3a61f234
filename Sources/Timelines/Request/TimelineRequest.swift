/// A request for a widget's timeline.
package struct TimelineRequest: Hashable, Sendable {
  package let instance: Instance.ID
  /// Increases with each request.
  package let generation: Int

  package init(instance: Instance.ID, generation: Int) {
    self.instance = instance
    self.generation = generation
  }
}
