import Kit

/// A disk that may lose, reorder or tear everything since the last synchronization: of a file's
/// bytes, and of the names in a folder. Names come to be in their order, as file systems with a
/// journal promise.
struct Disk: Sendable {
  /// What programs see.
  private var seen: DiskImage
  /// What stays, whatever happens.
  private var kept: DiskImage
  private var pending: [DiskImage.Effect] = []
  private var openFiles: [Int: Int] = [:]
  private var openFolders: [Int: String] = [:]
  /// Whether the program has reported anything.
  var hasSpoken = false
  private let root: String
  private let folders: Set<String>
  private var nextFile: Int

  /// The files before the calls, which were made in `root`.
  init(_ image: DiskImage, at root: String, folders: Set<String>) {
    (seen, kept, self.root, self.folders) = (image, image, root, folders)
    nextFile = image.contents.count
  }

  mutating func perform(_ call: DiskCall) {
    switch call {
    case .open(let descriptor, let path, let isEmptied): open(descriptor, path, isEmptied)
    case .write(let descriptor, let offset, let bytes):
      if let file = openFiles[descriptor] {
        change(.write(file: file, offset: offset, bytes: bytes))
      } else if [1, 2].contains(descriptor) {
        hasSpoken = true
      }
    case .truncate(let descriptor, let length):
      if let file = openFiles[descriptor] { change(.truncate(file: file, length: length)) }
    case .synchronize(let descriptor): synchronize(descriptor)
    case .rename(let path, let new):
      guard let name = name(path), let new = self.name(new), let file = seen.files[name] else {
        return
      }
      change(.rename(name, to: new, file: file))
    case .exchange(let path, let other):
      if let name = name(path), let other = self.name(other) {
        change(.exchange(name, with: other))
      }
    case .unlink(let path): if let name = name(path) { change(.unlink(name)) }
    }
  }

  private mutating func open(_ descriptor: Int, _ path: String, _ isEmptied: Bool) {
    (openFiles[descriptor], openFolders[descriptor]) = (nil, nil)
    guard let name = name(path) else { return }
    guard !folders.contains(name) else { return openFolders[descriptor] = name }
    if let file = seen.files[name] {
      openFiles[descriptor] = file
      if isEmptied { change(.truncate(file: file, length: 0)) }
    } else {
      openFiles[descriptor] = nextFile
      change(.create(name, file: nextFile))
      nextFile += 1
    }
  }

  private mutating func change(_ effect: DiskImage.Effect) {
    seen.apply(effect)
    pending.append(effect)
  }

  private mutating func synchronize(_ descriptor: Int) {
    let (file, folder) = (openFiles[descriptor], openFolders[descriptor])
    let isDone: (DiskImage.Effect) -> Bool = { effect in
      effect.file.map { $0 == file } ?? (effect.folder == folder)
    }
    for effect in pending where isDone(effect) { kept.apply(effect) }
    pending.removeAll(where: isDone)
  }

  private func name(_ path: String) -> String? {
    guard path.hasPrefix(root) else { return nil }
    return String(path.dropFirst(root.count).drop { $0 == "/" })
  }

  /// What may be found after a power loss now: `samples` images by chance, or all that are tried.
  func images(samples: Int?, using random: inout SplitMix) -> [DiskImage] {
    let losses = losses(using: &random)
    let chosen = samples.map { Array(losses.shuffled(using: &random).prefix($0)) } ?? losses
    return ([[], pending] + chosen).map { kept.applying($0) }
  }

  /// Subsets of what isn't on disk for sure: all beginnings, all but one, one alone, one torn, some.
  private func losses(using random: inout SplitMix) -> [[DiskImage.Effect]] {
    let all = pending.indices
    let single = all.flatMap { index in
      let (before, after) = (Array(all[..<index]), Array(all[(index + 1)...]))
      let torn = pending[index].torn.map { torn in
        [effects(at: before) + [torn], effects(at: before) + [torn] + effects(at: after)]
      }
      return [before, before + after, [index]].map(effects) + (torn ?? [])
    }
    let some = (0..<8).map { _ in effects(at: all.filter { _ in Bool.random(using: &random) }) }
    return single + some
  }

  /// Those of the chosen effects that may come to be without the others: of names only the first.
  private func effects(at chosen: [Int]) -> [DiskImage.Effect] {
    let names = pending.indices.filter { pending[$0].folder != nil }
    let isMissed = names.first { !chosen.contains($0) } ?? pending.count
    return chosen.filter { pending[$0].folder == nil || $0 < isMissed }.map { pending[$0] }
  }
}

extension DiskImage.Effect {
  /// The file whose bytes change; nil if it is about names.
  fileprivate var file: Int? {
    switch self {
    case .write(let file, _, _), .truncate(let file, _): file
    default: nil
    }
  }

  /// The folder in which a name changes.
  fileprivate var folder: String? {
    switch self {
    case .create(let name, _), .rename(_, let name, _), .exchange(let name, _), .unlink(let name):
      name.lastIndex(of: "/").map { String(name[..<$0]) } ?? ""
    case .write, .truncate: nil
    }
  }

  /// A write of which only the first half of the sectors came through.
  fileprivate var torn: Self? {
    guard case .write(let file, let offset, let bytes) = self, bytes.count > 1 else { return nil }
    let half = bytes.count > 512 ? bytes.count / 1024 * 512 : bytes.count / 2
    return .write(file: file, offset: offset, bytes: Array(bytes.prefix(max(1, half))))
  }
}
