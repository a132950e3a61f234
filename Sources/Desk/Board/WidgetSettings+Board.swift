import Boards
import Store
import Timelines
import WidgetIntents

extension WidgetSettings {
  /// Changes the widgets of the Home Screen, unless a widgets file defines it. If nobody has changed
  /// the default yet, saves that first.
  init(
    in circumstances: Circumstances, kinds: [WidgetKind],
    first: @escaping @Sendable (Offer.Strings) -> String
  ) {
    self.init { kind, values in
      let standing = try StandingBoard(in: circumstances, kinds: kinds, first: first)
      if standing.file != nil { throw WidgetSettingsError.file }
      if let fault = standing.fault { throw fault }
      let revision = Revision(values.map { "\($0)=\($1?.written ?? "")" })
      try (circumstances.store ?? .nowhere).change { change in
        let first = standing.board.placed
        let kept = try change.contents.board(at: first.place)
        var board = kept ?? first
        let widgets = board.widgets.filter { $0.kind == kind }
        guard !widgets.isEmpty else { throw WidgetSettingsError.noWidget }
        if kept == nil { try change.keep(first) }
        for widget in widgets { board = try board.applying(.revise(widget.instance, revision)) }
        try change.keep(board)
      }
    }
  }
}
