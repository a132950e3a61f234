import Views

/// A view that, when clicked, selects a place in its form.
@ViewBuilder func linked(
  _ link: FormLink, @ViewBuilder _ label: () -> some View
) -> some View {
  if let url = link.url {
    Link(destination: url, label: label)
  } else {
    label()
  }
}
