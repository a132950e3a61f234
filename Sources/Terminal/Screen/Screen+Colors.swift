import CNcurses
package import Cells

extension Screen {
  /// Shows colours in another depth from the next frame on, which paints everything. Nothing changes
  /// without memory for that.
  package mutating func show(in depth: ColorDepth) throws(TerminalFault) {
    let depth = depth.within(entry)
    guard depth != self.depth else { return }
    guard let depth = [depth, self.depth].first(where: { reopen(in: $0) }) else {
      throw .refused(entry.name)
    }
    self.depth = depth
    cells = CellPainter(painter: painter, quantizer: Quantizer(depth: depth))
    if let pen = folder?.pen { Pen.plain.appendSequence(after: pen, to: &picture.preface) }
    folder = folder.map { _ in PenFolder() }
    picture.clear(to: size)
  }

  private func reopen(in depth: ColorDepth) -> Bool {
    let entry = entry.painting(size, in: depth, folded: folder != nil)
    return painter_reopen(painter, entry.name, entry.inHexadecimal)
  }
}
