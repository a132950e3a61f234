import Cells
import Glibc
import Testing

struct ColumnsTests {
  /// The Glibc module doesn't declare `wcwidth`.
  private typealias Width = @convention(c) (wchar_t) -> Int32

  @Test func agreesWithTheSystem() throws {
    let locale = try #require(newlocale(LC_CTYPE_MASK, "C.UTF-8", nil))
    let previous = uselocale(locale)
    defer { uselocale(previous) }
    let width = unsafeBitCast(try #require(dlsym(nil, "wcwidth")), to: Width.self)
    var differences: [String] = []
    for value in UInt32(1)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let system = Int(width(wchar_t(value)))
      if scalar.columns != max(0, system) || scalar.isControl != (system < 0) {
        differences.append("\(String(value, radix: 16)) \(system) \(scalar.columns)")
      }
    }
    #expect(differences == [])
  }
}
