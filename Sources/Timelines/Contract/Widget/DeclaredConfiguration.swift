/// A configuration with modifiers applied.
struct DeclaredConfiguration: WidgetConfiguration {
  let _kinds: [WidgetKind]
}
