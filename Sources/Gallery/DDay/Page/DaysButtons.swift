import Pages
import Views

/// The buttons below the list, as many as fit on its rows.
struct DaysButtons: View {
  let page: DaysPage
  let rows: Int

  var body: some View {
    if rows > 1 {
      VStack(alignment: .leading, spacing: rows > 2 ? 17 : 0) {
        HStack(spacing: 16) {
          if isAdded { added }
          home
        }
        ViewThatFits(in: .horizontal) {
          if page.offersNotices {
            HStack(spacing: 16) {
              files
              notices
            }
          }
          HStack(spacing: 16) { files }
        }
      }
    } else if isAdded {
      buttonsOfNew
    } else {
      buttons
    }
  }

  private var added: some View {
    Text(page.isRestored ? "dday.page.restored" : "dday.page.added").foregroundStyle(.green)
  }

  private var buttonsOfNew: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 16) {
        added
        home
        files
      }
      HStack(spacing: 16) {
        added
        home
        importing
      }
      HStack(spacing: 8) {
        added
        home
      }
      home
    }
  }

  private var buttons: some View {
    ViewThatFits(in: .horizontal) {
      if page.offersNotices {
        HStack(spacing: 16) {
          home
          files
          notices
        }
        HStack(spacing: 8) {
          home
          notices
        }
      }
      HStack(spacing: 16) {
        home
        files
      }
      HStack(spacing: 8) {
        home
        importing
      }
      if hasHome { home } else { importing }
    }
  }

  private var isAdded: Bool { page.added != nil && page.added == page.list.item }

  private var hasHome: Bool { page.item.map { !$0.isRemoved && $0.day.id != nil } ?? false }

  @ViewBuilder private var home: some View {
    if hasHome, page.list.item.map(page.placed.contains) == true {
      Text("dday.page.placed").foregroundStyle(.secondary)
    } else if hasHome {
      button(.home, "dday.page.home", isMain: isAdded)
    }
  }

  @ViewBuilder private var files: some View {
    importing
    button(.exporting, "dday.page.export", isMain: false)
    button(.calendars, "dday.page.calendars", isMain: false)
  }

  private var notices: some View { button(.notices, "dday.page.notices", isMain: false) }

  private var importing: some View { button(.importing, "dday.page.import", isMain: false) }

  private func button(
    _ button: DaysPage.Button, _ name: LocalizedStringKey, isMain: Bool
  ) -> some View {
    Pressable(.press(button.rawValue)) {
      HStack(spacing: 8) {
        Text(verbatim: "\(button.rawValue)").bold()
        Text(name)
      }
      .padding(.horizontal, 8)
      .background(isMain ? Color.accentColor.opacity(0.5) : Color.primary.opacity(0.1))
    }
  }
}
