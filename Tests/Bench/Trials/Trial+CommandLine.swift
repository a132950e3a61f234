import System
import Kit

extension Trial {
  static let commandLines = [
    Trial("argument.date", .argument) { size, folder in
      try widgetty(["dday", "add", "x", text(of: "a", size: size)], in: folder)
    },
    Trial("argument.digits", .argument) { size, folder in
      try widgetty(["dday", "add", "x", text(of: "1", size: size)], in: folder)
    },
    Trial("argument.blanks", .argument) { size, folder in
      try widgetty(["dday", "add", "x", text(of: "a ", size: size)], in: folder)
    },
    Trial("argument.reminder", .argument) { size, folder in
      try widgetty(["todo", "add", text(of: "due:x ", size: size)], in: folder)
    },
    Trial("argument.due", .argument) { size, folder in
      try widgetty(["todo", "add", "x", "--due", text(of: "1 ", size: size)], in: folder)
    },
    Trial("argument.flag", .argument) { size, folder in
      try widgetty(["--" + text(of: "a", size: size)], in: folder)
    },
    // The system allows no more words of this length.
    Trial("arguments", .commandLine) { size, folder in
      let words = Array(repeating: text(of: "a", size: 15), count: max(1, size / 16))
      return try widgetty(["dday", "add", "x"] + words, in: folder)
    },
    Trial("arguments.numbers", .commandLine, share: 8) { size, folder in
      let list = folder.file("todo.txt")
      try write(text(of: "a\n", size: 2000), as: list)
      try run(widgetty(["todo", "file", list], in: folder))
      let words = (0..<size / 4).map { "\(100 + $0 % 900)" }
      return try widgetty(["todo", "done"] + words, in: folder)
    },
    Trial("variable", .variable) { size, folder in
      let names = [
        "COLORTERM", "LANG", "LC_MEASUREMENT", "LC_TIME", "TERM", "TERM_PROGRAM", "TZ",
        "WIDGETTY_UNITS",
      ]
      let values = names.map { ($0, text(of: "a", size: size)) }
      return try widgetty(
        ["doctor"], in: folder, environment: Dictionary(uniqueKeysWithValues: values))
    },
    Trial("city.name", .cityName) { size, folder in
      try widgetty(["weather", "search", text(of: "가", size: size)], in: folder)
    },
    Trial("city.marks", .cityName) { size, folder in
      try widgetty(["weather", "search", "a" + text(of: "\u{301}", size: size - 1)], in: folder)
    },
    Trial("city.words", .cityName) { size, folder in
      try widgetty(["weather", "search", text(of: "a ", size: size)], in: folder)
    },
  ]
}
