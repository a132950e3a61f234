import Boards
import Keys
import Timelines

extension BoardPlace {
  /// What widgets know the place as.
  var widgetPlace: WidgetPlace {
    switch self {
    case .home: .homeScreen
    case .today: .todayView
    case .lock: .lockScreen
    case .standBy: .standBy
    }
  }
}

extension KeyCommand.Destination {
  var place: BoardPlace {
    switch self {
    case .home: .home
    case .today: .today
    case .standBy: .standBy
    }
  }
}
