import DDays
import Pages
import Views
import WidgetIntents

/// The path of a file to import, and what it would bring.
struct ImportView: View {
  let page: ImportPage
  let plan: ImportPlan

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      LineView(
        page.list, .entry,
        prompt: page.writing == .group ? "dday.import.group.prompt" : "dday.import.prompt",
        columns: plan.columns)
      HStack(spacing: 16) {
        told
        Spacer(minLength: 0)
        if page.canImport { group }
      }
      .frame(width: .columns(plan.columns), height: .rows(2), alignment: .leading)
      ListView(page.list, columns: plan.columns, rows: plan.listRows) { id, _ in
        heading(id)
      } row: { id, _ in
        row(id)
      }
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
  }

  /// What is to be done, or why the file can't be read.
  @ViewBuilder private var told: some View {
    if case .fault(let words)? = page.note {
      Text(words).foregroundStyle(.orange)
    } else if case .remark(let words)? = page.note {
      Text(words).foregroundStyle(.secondary)
    } else if let fault = page.fault {
      Text(fault).foregroundStyle(.orange)
    } else if page.preview == nil {
      Text("dday.import.hint").foregroundStyle(.secondary)
    } else if page.writing == .group {
      Text("dday.import.group.prompt").foregroundStyle(.secondary)
    } else if page.canImport {
      Text("dday.import.ready").foregroundStyle(.secondary)
    } else {
      Text("dday.import.nothing").foregroundStyle(.orange)
    }
  }

  /// The group that all days come into, and the button that asks for another.
  private var group: some View {
    Pressable(.press(ImportPage.groupButton)) {
      HStack(spacing: 8) {
        Text(verbatim: "\(ImportPage.groupButton)").bold()
        if page.group.isEmpty {
          Text("dday.import.group.own")
        } else {
          Text("dday.import.group.named \(page.group)")
        }
      }
      .padding(.horizontal, 8)
      .background(Color.primary.opacity(0.1))
    }
  }

  @ViewBuilder private func heading(_ id: ItemList.ID) -> some View {
    HStack(spacing: 8) {
      if id == ImportPage.Section.coming.rawValue {
        Text("dday.import.coming").bold().foregroundStyle(.green)
        Text(verbatim: "\(page.preview?.coming.count ?? 0)").foregroundStyle(.secondary)
      } else {
        Text("dday.import.omitted").bold().foregroundStyle(.orange)
        Text(verbatim: "\(page.preview?.omitted.count ?? 0)").foregroundStyle(.secondary)
      }
    }
  }

  @ViewBuilder private func row(_ id: ItemList.ID) -> some View {
    let parts = id.split(separator: " ")
    if let preview = page.preview, parts.count == 2, let index = Int(parts[1]) {
      if parts[0] == ImportPage.Section.coming.rawValue, let day = page.coming(at: index) {
        DaysRow(item: DayItem(day, on: page.today), columns: plan.columns, isFocused: false)
      } else if preview.omitted.indices.contains(index) {
        OmissionRow(omission: preview.omitted[index])
      }
    }
  }
}

/// What is left out of an import, and why.
private struct OmissionRow: View {
  let omission: ImportPreview.Omission

  var body: some View {
    HStack(spacing: 16) {
      if omission.title.isEmpty { Text("dday.untitled") } else { Text(verbatim: omission.title) }
      Text(omission.reason.words).foregroundStyle(.secondary)
      Spacer(minLength: 0)
    }
    .padding(.leading, 16)
  }
}

extension ImportPreview.Reason {
  fileprivate var words: LocalizedStringResource {
    switch self {
    case .known: "dday.import.known"
    case .changed: "dday.import.changed"
    case .removed: "dday.import.thrown"
    case .fault(let fault):
      "dday.import.line \(fault.line) \(LocalizedStringResource(fault.reason))"
    }
  }
}
