extension ContentLine {
  /// That a change concerns more than one occurrence, and which; nil if it doesn't.
  var rangeFault: LineFault? {
    self["RANGE"].map { range in
      switch range.uppercased() {
      case "THISANDFUTURE": LineFault(number, "dday.fault.exception")
      case "THISANDPRIOR": LineFault(number, "dday.fault.earlier")
      default: LineFault(number, "dday.fault.range %@", range.brief)
      }
    }
  }
}
