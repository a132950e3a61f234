import Boards
import FoundationEssentials
import Pages
import Views
import WidgetIntents

/// The row above a page: the way back, the title and a notice.
struct PageHeader<Mark: View>: View {
  let title: LocalizedStringResource
  let notice: PageMessage?
  /// The page's own status, shown if there is no notice.
  let mark: Mark
  /// The name of what the way back leads to.
  let back: LocalizedStringResource
  let marks: Marks

  /// The minimum width on both sides, which keeps the title centred.
  private var side: Double { 232 }

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 8) {
        WayBack(title: back, marks: marks).frame(minWidth: side, alignment: .leading)
        Spacer(minLength: 0)
        Text(title).bold()
        Spacer(minLength: 0)
        HStack(spacing: 0) {
          // Keeps the side's width if there is nothing to show.
          Text(verbatim: "")
          told
        }
        .frame(minWidth: side, alignment: .trailing)
      }
      HStack(spacing: 16) {
        WayBack(title: back, marks: marks)
        Text(title).bold()
        Spacer(minLength: 0)
        told
      }
      HStack(spacing: 16) {
        Text(title).bold()
        Spacer(minLength: 0)
        told
      }
      if notice == nil {
        HStack(spacing: 8) {
          Text(title).bold()
          Spacer(minLength: 0)
        }
      } else {
        told
      }
    }
    .lineLimit(1)
    .padding(.horizontal, 16)
  }

  @ViewBuilder private var told: some View {
    if let notice {
      HStack {
        if !notice.isCalm { Text(verbatim: marks.failing) }
        Text(notice.words)
      }
      .foregroundStyle(notice.isCalm ? .secondary : Color.warning)
    } else {
      mark
    }
  }
}

/// The link back to the widgets, or to the page behind.
struct WayBack: View {
  /// The name of what it leads to.
  let title: LocalizedStringResource
  let marks: Marks

  private static let url = URL(string: "home:")

  var body: some View {
    if let url = Self.url {
      Link(destination: url) { label }
    } else {
      label
    }
  }

  private var label: some View {
    HStack {
      Text(verbatim: marks.back)
      Text(title)
    }
    .bold()
  }
}

extension FrontContext {
  /// The name of what the way back leads to.
  var backTitle: LocalizedStringResource { parentTitle ?? place.backTitle }

  /// What leaving is called in the row of keys where it leads back to another front; nil for the usual
  /// word.
  func wayBack(of command: KeyCommand) -> String? {
    parentTitle != nil && command == .leave ? "page.back" : nil
  }
}

extension BoardPlace {
  /// Its name where a link leads back to it.
  fileprivate var backTitle: LocalizedStringResource {
    switch self {
    case .home: "page.home"
    case .today: "page.today"
    case .lock: "page.lock"
    case .standBy: "chrome.standby"
    }
  }
}
