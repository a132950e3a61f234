import Foundation
import Testing

@testable import Diary

struct MetabolismTests {
  private let start = Date(timeIntervalSince1970: 1_795_219_200)
  private let metabolism = Metabolism()

  private func hours(_ count: Double) -> Date { start + count * 3600 }

  private static let levels: [(Double, Double)] = [
    (-0.01, 0), (0, 100), (5, 50), (10, 25), (15, 12.5), (50, 100.0 / 1024),
  ]

  @Test(arguments: levels) func halfIsGoneInEachHalfLife(hours: Double, level: Double) {
    let intakes = [Intake(100, at: start)]
    #expect(abs(metabolism.level(of: intakes, at: self.hours(hours)) - level) < 1e-9)
  }

  @Test func drinksAddUp() {
    let intakes = [Intake(100, at: start), Intake(80, at: hours(5))]
    #expect(metabolism.level(of: intakes, at: hours(5)) == 130)
    #expect(abs(metabolism.level(of: intakes, at: hours(10)) - 65) < 1e-9)
  }

  @Test(arguments: [0.5, 3, 5, 9, 48]) func fallsBetweenDrinksAndNeverBelowNothing(hours: Double) {
    let metabolism = Metabolism(halfLife: hours)
    let intakes = [Intake(95, at: start)]
    let levels = (0...200).map { metabolism.level(of: intakes, at: start + Double($0) * 900) }
    #expect(zip(levels, levels.dropFirst()).allSatisfy { $0 > $1 && $1 > 0 })
  }

  private static let ends: [([(Double, Double)], Double, Double?)] = [
    ([(0, 100)], 50, 5), ([(0, 200)], 50, 10), ([(0, 50)], 50, nil), ([(0, 49)], 50, nil),
    ([], 50, nil), ([(0, 100), (5, 50)], 50, 10),
    // The later drink alone wouldn't exceed the threshold.
    ([(0, 100), (20, 40)], 50, 5),
    // Only both together do.
    ([(0, 40), (0, 40)], 40, 5), ([(5, 50), (0, 100)], 50, 10), ([(0, 100)], 0, nil),
  ]

  @Test(arguments: ends)
  func staysBelowTheThresholdFromItsEndOn(
    drinks: [(Double, Double)], threshold: Double, end: Double?
  ) {
    let intakes = drinks.map { hour, milligrams in Intake(milligrams, at: hours(hour)) }
    let found = metabolism.end(of: intakes, above: threshold)
    #expect((found == nil) == (end == nil))
    if let end { #expect(abs(found?.timeIntervalSince(hours(end)) ?? .infinity) < 1e-3) }
  }

  @Test func theEndIsTheLastDateAboveTheThreshold() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      let intakes = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        Intake(
          Double.random(in: 5...300, using: &random),
          at: hours(Double.random(in: 0...24, using: &random)))
      }
      guard let end = metabolism.end(of: intakes, above: 50) else {
        #expect(intakes.allSatisfy { metabolism.level(of: intakes, at: $0.date) <= 50 })
        continue
      }
      #expect(metabolism.level(of: intakes, at: end - 1) > 50)
      for minute in 1...100 {
        #expect(metabolism.level(of: intakes, at: end + Double(minute) * 60) < 50)
      }
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -5, 0, 1e300])
  func whatCannotBeIsBroughtToWhatCan(number: Double) {
    let metabolism = Metabolism(halfLife: number)
    #expect(1800...172_800 ~= metabolism.halfLife)
    let intake = Intake(number, at: start)
    #expect(0...2000 ~= intake.milligrams)
    let end = metabolism.end(of: [intake], above: number)
    #expect(end?.timeIntervalSince1970.isFinite != false)
    #expect(metabolism.level(of: [intake], at: .distantFuture).isFinite)
    #expect(metabolism.level(of: [intake], at: .distantPast) == 0)
  }

  @Test func whatIsOutOfReachDoesNotCount() {
    let intakes = [Intake(2000, at: metabolism.reach(before: start))]
    #expect(metabolism.level(of: intakes, at: start) < 0.1)
  }
}
