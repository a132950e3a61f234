import FoundationEssentials
import Glibc

/// What this process holds of the machine's memory.
enum Memory {
  /// Including what it shares with others, in kilobytes.
  static var resident: Double {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
    return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1024
  }

  /// What was written to by this process alone, in kilobytes.
  static var own: Double {
    let text = (try? String(contentsOfFile: "/proc/self/smaps_rollup", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("Private_Dirty:") }
    return line?.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
  }
}
