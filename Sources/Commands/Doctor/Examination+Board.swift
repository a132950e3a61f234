import Desk
import Store

extension Examination {
  /// Checks whether the widgets file can be read.
  static let board = Examination { context in
    let words = DoctorWords(context)
    do {
      let count = try context.instances.count
      return [Finding(.works, words["board"], words["board.works", "\(count)"])]
    } catch let error as StoreError {
      return [
        Finding(
          .fails, words["board"], context.strings.sentence(of: error),
          remedy: words.remedy(for: error))
      ]
    } catch {
      return [
        Finding(.fails, words["board"], context.sentences(of: error), remedy: words["board.remedy"])
      ]
    }
  }
}
