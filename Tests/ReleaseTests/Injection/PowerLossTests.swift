import Foundation
import Kit
import Testing

/// Cuts the power before each synchronization of a command, and after its end: whatever the disk has
/// kept of the rest, its files are sound, and what was reported is there.
@Suite(.timeLimit(FaultyFolder.limit))
struct PowerLossTests {
  @Test(arguments: FaultyLife.allCases) func losesNothingThatWasReported(life: FaultyLife) throws {
    let house = try FaultyFolder(life)
    var disk = Disk(
      try DiskImage(of: house.folder), at: house.folder.path, folders: ["", "data"])
    let recording = house.folder.file("recording")
    let (ending, text) = try house.run(nil, with: ["FAULT_RECORD": recording])
    try #require(ending == .exit(0), "\(text)")
    var random = SplitMix(seed: 1)
    let calls = DiskCall.all(in: Array(try house.folder.bytes(of: "recording")))
    for (number, call) in calls.enumerated() {
      if case .synchronize = call { try expectNoLoss(from: disk, in: life, at: number, &random) }
      disk.perform(call)
    }
    // Its status is a report too.
    disk.hasSpoken = true
    try expectNoLoss(from: disk, in: life, at: calls.count, &random)
  }

  private func expectNoLoss(
    from disk: Disk, in life: FaultyLife, at number: Int, _ random: inout SplitMix
  ) throws {
    let samples = FaultyFolder.samples
    for (index, image) in disk.images(samples: samples, using: &random).enumerated() {
      let sizes = image.files.mapValues { image.contents[$0]?.count ?? 0 }
      let comment = Comment("power lost at call \(number), image \(index): \(sizes)")
      let folder = try TestFolder()
      try image.write(to: folder)
      let isDone = try life.isDone(in: folder, comment)
      let hasSpoken = disk.hasSpoken
      #expect(isDone || !hasSpoken, comment)
    }
  }
}
