import Views

/// The reason why there is no D-Day to show.
enum MissingDDay: Hashable {
  case unset
  /// The chosen D-Day doesn't exist.
  case gone(String)

  var title: Text {
    switch self {
    case .unset: Text("dday.unset")
    case .gone: Text("dday.gone")
    }
  }

  /// The way out of it.
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
