/// A configuration about which something has been declared.
struct DeclaredConfiguration: WidgetConfiguration {
  let _kinds: [WidgetKind]
}
