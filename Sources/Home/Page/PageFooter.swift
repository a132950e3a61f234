import Pages
import Views
import WidgetIntents

/// The row below a page, with as many of the working keys as fit.
struct PageFooter: View {
  let hints: [PageHint]
  let marks: Marks

  var body: some View {
    ViewThatFits(in: .horizontal) {
      ForEach(Array(stride(from: hints.count, through: 1, by: -1)), id: \.self) { count in
        row(hints.prefix(count))
      }
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity)
  }

  private func row(_ hints: ArraySlice<PageHint>) -> some View {
    HStack(spacing: 24) {
      ForEach(Array(hints), id: \.label) { hint in
        HStack {
          Text(verbatim: marks.isPlain ? hint.plainLabel : hint.label).bold()
          Text(hint.name).foregroundStyle(.secondary)
        }
      }
    }
  }
}
