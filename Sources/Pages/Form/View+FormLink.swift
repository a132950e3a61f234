import Views

/// A view that leads to a place of its form when it is hit.
@ViewBuilder func linked(
  _ link: FormLink, @ViewBuilder _ label: () -> some View
) -> some View {
  if let url = link.url {
    Link(destination: url, label: label)
  } else {
    label()
  }
}
