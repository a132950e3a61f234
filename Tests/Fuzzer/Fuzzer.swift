import FoundationEssentials
import Glibc
import Prey

/// The reader that is fed, named by the environment: `PREY`.
private let prey = ProcessInfo.processInfo.environment["PREY"].flatMap(Prey.init)

private typealias Words = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>, _ words: UnsafeMutablePointer<Words>,
  _ body: @convention(c) (UnsafePointer<UInt8>, Int) -> CInt
) -> CInt

/// libFuzzer wants to find it by this name too.
@_cdecl("LLVMFuzzerTestOneInput")
public func feed(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  do {
    try prey?.read(Array(UnsafeBufferPointer(start: bytes, count: count)))
  } catch {
    // That is how libFuzzer learns of it.
    abort()
  }
  return 0
}

/// Feeds a reader with bytes that lead it along ways it hasn't gone, by libFuzzer.
@main struct Fuzzer {
  static func main() {
    guard prey != nil else { exit(2) }
    var (count, words) = (CommandLine.argc, CommandLine.unsafeArgv)
    exit(runDriver(&count, &words, feed))
  }
}
