import CKit
import FoundationEssentials
import Glibc

/// What this process holds of the machine's memory, in kilobytes.
enum Memory {
  /// Including what it shares with others, and what was given back but is kept for later.
  static var resident: Double {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
    return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1024
  }

  /// What values take just now.
  static var inUse: Double { Double(kit_allocated_bytes()) / 1024 }
}
