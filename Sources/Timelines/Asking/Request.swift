/// That a widget's provider is to be asked for a timeline.
package struct Request: Hashable, Sendable {
  package let instance: Instance.ID
  /// A request made later has a greater number.
  package let generation: Int

  package init(instance: Instance.ID, generation: Int) {
    self.instance = instance
    self.generation = generation
  }
}
