import FoundationEssentials

extension WidgetTimeline {
  mutating func receive(_ answer: TimelineAnswer, at date: Date, jitter: Jitter) {
    guard let index = calls.firstIndex(where: { $0.generation == answer.request.generation })
    else { return }
    let call = calls[index]
    switch answer.outcome {
    case .overdue:
      calls[index].isOverdue = true
      note(.overdue, of: call, at: date)
    case .fault(let fault):
      calls.remove(at: index)
      note(fault, of: call, at: date)
    case .reel(let reel) where reel.count == 0:
      calls.remove(at: index)
      note(.noEntries, of: call, at: date)
    case .reel(let reel):
      calls.remove(at: index)
      show(reel, for: answer.request, at: date, jitter: jitter)
    }
  }

  private func isOvertaken(_ generation: Int) -> Bool {
    projection.map { generation < $0.generation } ?? false
  }

  private mutating func show(
    _ reel: Reel, for request: TimelineRequest, at date: Date, jitter: Jitter
  ) {
    guard !isOvertaken(request.generation) else { return }
    projection = Projection(
      reel, generation: request.generation, replacing: projection, at: date)
    plan = ReloadPlan(reel, at: date) { jitter.delay(of: $0, for: request) }
    answered = date
    faults = 0
  }

  private mutating func note(_ fault: TimelineFault, of call: Call, at date: Date) {
    guard !isOvertaken(call.generation) else { return }
    self.fault = fault
    // If an overdue call fails later, that isn't a second fault.
    guard !call.isOverdue else { return }
    faults += 1
    plan = ReloadPlan(fault.providerFault, at: date) ?? .attempt(after: faults, at: date)
  }
}
