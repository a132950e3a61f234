import FoundationEssentials
import Timelines

extension Home {
  /// Shows everything in a size of type so many steps larger. Widgets are asked again, for how much
  /// their entries say may depend on it.
  mutating func enlargeType(by count: Int, at date: Date) -> [Effect] {
    let typeSize = presentation.preferences.typeSize.moved(by: count)
    guard typeSize != presentation.preferences.typeSize else { return [] }
    presentation.preferences.typeSize = typeSize
    scene = Scene(size: size)
    reloadAll(because: .typeSize, at: date)
    return [.keep(presentation.preferences)]
  }
}
