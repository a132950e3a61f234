extension Line {
  /// What kept newer entries away when the last answer came.
  var obstacle: Obstacle? { faults > 0 ? fault?.obstacle : projection?.reel.obstacle }

  /// What is to be told of as the last fault.
  var lastFault: Fault? { obstacle.map(Fault.obstructed) ?? fault }
}
