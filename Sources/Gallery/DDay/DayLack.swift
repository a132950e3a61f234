import Views

/// Why there is no day to count to.
enum DayLack: Hashable {
  case unset
  /// What was chosen isn't there.
  case gone(String)

  var title: Text {
    switch self {
    case .unset: Text("dday.unset")
    case .gone: Text("dday.gone")
    }
  }

  /// What to do about it.
  var invitation: Text {
    switch self {
    case .unset: Text("dday.unset.invitation")
    case .gone: Text("dday.gone.invitation")
    }
  }

  var symbolName: String {
    switch self {
    case .unset: "plus"
    case .gone: "calendar"
    }
  }
}
