import CKit
import FoundationEssentials
import Glibc

/// The memory of this process, in kilobytes.
enum Memory {
  /// Including shared pages, and freed memory kept for later.
  static var resident: Double {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
    return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1024
  }

  /// The memory that values currently use.
  static var inUse: Double { Double(kit_allocated_bytes()) / 1024 }
}
