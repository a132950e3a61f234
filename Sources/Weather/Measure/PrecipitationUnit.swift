/// In which unit it is told how much has fallen.
package enum PrecipitationUnit: String, CaseIterable, Hashable, Sendable {
  case millimetres = "mm"
  case inches = "in"
}
