extension WidgetKind {
  /// The kinds of a bundle, without those that repeat an earlier name; these come separately.
  package static func all(
    in bundle: some WidgetBundle
  ) -> (kinds: [WidgetKind], repeated: [WidgetKind]) {
    all(in: bundle.body)
  }

  /// The kinds of a widget.
  package static func all(
    in widget: some Widget
  ) -> (kinds: [WidgetKind], repeated: [WidgetKind]) {
    var known: Set<String> = []
    var (kinds, repeated): ([WidgetKind], [WidgetKind]) = ([], [])
    for kind in widget.body._kinds {
      if known.insert(kind.id).inserted { kinds.append(kind) } else { repeated.append(kind) }
    }
    return (kinds, repeated)
  }
}
