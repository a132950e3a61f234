import DDays
import Intents
import Store

/// The groups that D-Days are in.
struct DDayGroups: DynamicOptionsProvider {
  @Dependency private var store: Store

  func results() async throws -> [String?] {
    let groups = try DDayBook(in: store).ddays().map(\.occasion.group).filter { !$0.isEmpty }
    return Set(groups).sorted()
  }
}
