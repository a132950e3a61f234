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
    // Not this program's own function of the name.
    let library = try #require(dlopen("libc.so.6", RTLD_NOW))
    let width = unsafeBitCast(try #require(dlsym(library, "wcwidth")), to: Width.self)
    var differences: [String] = []
    for value in UInt32(1)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let system = Octant.bits(of: value) == nil ? Int(width(wchar_t(value))) : 1
      if scalar.columns != max(0, system) || scalar.width != system {
        differences.append("\(String(value, radix: 16)) \(system) \(scalar.width)")
      }
    }
    #expect(differences == [])
  }
}
