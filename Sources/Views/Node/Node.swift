/// A view archived: a resolved tree that can be compared, stored, sent and drawn without the
/// widget's code.
package indirect enum Node: Hashable, Sendable {
  case text(TextNode)
  case symbol(SymbolNode)
  case fill(FillNode)
  case shape(ShapeNode)
  case spacer(SpacerNode)
  case divider(DividerNode)
  case stack(StackNode)
  case layers(LayersNode)
  case grid(GridNode)
  case choice(ChoiceNode)
  case padding(PaddingNode)
  case frame(FrameNode)
  case decoration(DecorationNode)
  case fixedSize(FixedSizeNode)
  case priority(PriorityNode)
  case offset(OffsetNode)
  case opacity(OpacityNode)
  case hidden(HiddenNode)
  case label(LabelNode)
  case link(LinkNode)
}
