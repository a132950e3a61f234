import Boards
import Timelines

extension Board {
  /// The widget with a number; without one, all widgets.
  func instances(meantBy word: String?) throws(UsageError) -> [Instance] {
    guard let word else { return instances }
    guard let instance = instances.first(where: { $0.id.description == word }) else {
      throw .unknownWidget(word, known: instances.map(\.id.description))
    }
    return [instance]
  }
}
