import Cells
import Views

/// What is asked.
struct GlyphWords: View {
  let isBrief: Bool

  var body: some View {
    VStack(spacing: 0) {
      if !isBrief {
        Text("glyphs.title").bold().padding(.bottom, 17)
        Text("glyphs.question")
      }
      Text("glyphs.choice")
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// What tells a sun that is drawn well.
struct GlyphNotes: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("glyphs.note.gaps")
      Text("glyphs.note.both")
    }
    .foregroundStyle(.secondary)
    .lineLimit(1)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A sun, and of which blocks it is.
struct GlyphCard: View {
  let tier: GlyphTier
  let isFirst: Bool
  /// The height of the card.
  let rows: Int

  var body: some View {
    VStack(spacing: 0) {
      Image(systemName: "sun.max.fill").font(.system(size: size)).foregroundStyle(.yellow)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      Text(isFirst ? "glyphs.left" : "glyphs.right").bold()
      if rows > 8 { Text(LocalizedStringKey("glyphs.parts." + tier.rawValue)) }
    }
    .foregroundStyle(.white)
    .lineLimit(1)
  }

  private var size: Double { Double(max(3, min(10, rows - 6))) * 12 }
}

/// The sky behind a sun.
struct GlyphGround: View {
  var body: some View {
    Rectangle().fill(Color(red: 0.09, green: 0.31, blue: 0.65))
  }
}
