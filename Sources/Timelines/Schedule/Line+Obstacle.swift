extension Line {
  /// What kept newer entries away at the last answer.
  var obstacle: Obstacle? { faults > 0 ? fault?.obstacle : projection?.reel.obstacle }

  /// The fault to report as the last one.
  var lastFault: Fault? { obstacle.map(Fault.obstructed) ?? fault }
}
