import Cast
import Testing
import System
import Views

struct ArchivedFaceTests {
  private let count = LockedValue(0)

  private func face(_ word: String, of matter: (any Equatable & Sendable)? = nil) -> ArchivedFace {
    ArchivedFace(of: matter) { [count] in
      count.withLock { $0 += 1 }
      return Face(archiving: Text(verbatim: word), in: EnvironmentValues())
    }
  }

  @Test func isArchivedOnceAndWhenItIsLookedAt() {
    let face = face("a")
    #expect(count.withLock(\.self) == 0)
    #expect(face.face == face.face && face == face)
    #expect(count.withLock(\.self) == 1)
  }

  @Test func needNotBeArchivedToBeComparedWithOneOfTheSameMatter() {
    #expect(face("a", of: ["a", "80"]) == face("a", of: ["a", "80"]))
    #expect(count.withLock(\.self) == 0)
    #expect(face("a", of: ["a"]) != face("b", of: ["b"]))
    #expect(face("a", of: ["a"]) == face("a", of: ["b"]))
    #expect(face("a", of: 1) != face("b", of: "1") && face("a", of: 1) == face("a", of: "1"))
    #expect(face("a") == face("a") && face("a") != face("b"))
  }
}
