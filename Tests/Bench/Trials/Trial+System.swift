import System
import Foundation
import Kit

extension Trial {
  static let system = [
    Trial("paste", .paste, prepare: TrialWork.paste.prepare),
    Trial("sequence", .controlSequence, prepare: TrialWork.controlSequence.prepare),
    Trial("string", .controlString, prepare: TrialWork.controlString.prepare),
    Trial("window.width", .windowWidth, prepare: TrialWork.windowWidth.prepare),
    Trial("window.height", .windowHeight, prepare: TrialWork.windowHeight.prepare),
    Trial("terminal.name", .terminalName) { size, folder in
      try widgetty(["doctor"], in: folder, environment: ["TERM": text(of: "a", size: size)])
    },
    Trial("terminfo", .terminfoEntry) { size, folder in
      let entry = Terminals.entries["xterm-256color"] ?? []
      let room = max(0, size - entry.count)
      let path = folder.file("x/xterm")
      try write("", as: path)
      try Data(entry + [UInt8](repeating: 0, count: room)).write(to: URL(filePath: path))
      return try widgetty(
        ["doctor"], in: folder, environment: ["TERM": "xterm", "TERMINFO": folder.path])
    },
    Trial("zone", .zoneFile, prepare: TrialWork.zone.prepare),
    Trial("row", .storedText, prepare: TrialWork.storedText.prepare),
    Trial("notices", .notices, prepare: TrialWork.notices.prepare),
  ]
}
