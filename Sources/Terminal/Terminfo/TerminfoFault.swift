/// The reason why bytes aren't a compiled terminfo entry.
package enum TerminfoFault: Error, Hashable {
  case unknownFormat
  case endsEarly
  /// A count or offset is out of range.
  case outOfBounds
}
