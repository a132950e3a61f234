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
