import Views

extension Chore {
  var text: Text {
    switch title {
    case .written(let title): Text(verbatim: title)
    case .sample(let key): Text(LocalizedStringKey(key))
    }
  }
}
