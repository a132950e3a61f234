import Intents
import Views

/// The row above a page: the way back, its title, and what a person should know.
struct PageHeader: View {
  let title: LocalizedStringResource
  let notice: PageNotice?
  let marks: Marks

  /// So wide on both sides that the title stands in the middle.
  private static let side = 216.0

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 8) {
        back.frame(width: Self.side, alignment: .leading)
        Spacer(minLength: 0)
        Text(title).bold()
        Spacer(minLength: 0)
        HStack(spacing: 0) {
          Spacer(minLength: 0)
          told
        }
        .frame(width: Self.side)
      }
      HStack(spacing: 16) {
        Text(title).bold()
        Spacer(minLength: 0)
        told
      }
      if notice == nil { Text(title).bold() } else { told }
    }
    .lineLimit(1)
    .padding(.horizontal, 16)
  }

  private var back: some View {
    HStack {
      Text(verbatim: marks.back)
      Text("page.home")
    }
    .bold()
  }

  @ViewBuilder private var told: some View {
    if let notice {
      HStack {
        Text(verbatim: marks.failing)
        Text(notice.words)
      }
      .foregroundStyle(Color.warning)
    }
  }
}
