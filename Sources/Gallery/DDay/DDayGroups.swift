import DDays
import Store
import WidgetIntents

/// The groups of the stored D-Days.
struct DDayGroups: DynamicOptionsProvider {
  @Dependency private var store: Store

  func results() async throws -> [String?] {
    let groups = try DDayBook(in: store).ddays().map(\.occasion.group).filter { !$0.isEmpty }
    return Set(groups).sorted()
  }
}
