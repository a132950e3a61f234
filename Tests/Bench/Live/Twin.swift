import FoundationEssentials
import Kit

/// A C program that sends some bytes to its terminal and waits to be ended.
///
/// It is the minimum cost of a program that shows the same.
final class Twin {
  private let folder: String

  var arguments: [String] { ["\(folder)/twin", "\(folder)/bytes"] }

  init(sending bytes: [UInt8]) throws {
    folder = FileManager.default.temporaryDirectory.path + "bench-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(filePath: "\(folder)/bytes"))
    try Data(Self.source.utf8).write(to: URL(filePath: "\(folder)/twin.c"))
    let compiler = try PseudoTerminal(
      .shell("$(command -v cc || command -v clang) -O2 -o \(folder)/twin \(folder)/twin.c"))
    guard try compiler.waitForEnd() == .exit(0) else {
      throw Failure("no C compiler to compare with")
    }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  private static let source = """
    #include <fcntl.h>
    #include <unistd.h>

    static char bytes[1 << 20];

    int main(int count, char **arguments) {
      int file = open(arguments[count - 1], O_RDONLY);
      ssize_t length = read(file, bytes, sizeof bytes);
      for (ssize_t sent = 0, part; sent < length; sent += part) {
        part = write(STDOUT_FILENO, bytes + sent, (size_t)(length - sent));
        if (part < 0) return 1;
      }
      return pause();
    }
    """
}
