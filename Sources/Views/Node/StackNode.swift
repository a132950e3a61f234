/// Children in a line along an axis; a nil spacing is the default.
package struct StackNode: Hashable, Codable, Sendable {
  package var axis: Axis
  /// The children's position across the axis.
  package var alignment: Alignment = .center
  package var spacing: Double?
  package var children: [Node]

  package init(
    axis: Axis, alignment: Alignment = .center, spacing: Double? = nil, children: [Node]
  ) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
    self.children = children
  }
}

/// Children on top of one another, the last in front.
package struct LayersNode: Hashable, Codable, Sendable {
  package var alignment: Alignment
  package var children: [Node]
}

/// Rows of cells whose columns line up.
package struct GridNode: Hashable, Codable, Sendable {
  package var alignment: Alignment
  package var horizontalSpacing: Double?
  package var verticalSpacing: Double?
  package var rows: [Row]
  /// Whether this is a single row or cell for the grid around it.
  package var isPart = false

  package struct Row: Hashable, Codable, Sendable {
    package var alignment: VerticalAlignment?
    package var cells: [Cell]
  }

  package struct Cell: Hashable, Codable, Sendable {
    package var columns: Int
    package var content: Node
  }
}

/// Flexible space along its stack's axis, or along both axes outside a stack.
package struct SpacerNode: Hashable, Codable, Sendable {
  package var axis: Axis?
  package var minimumLength: Double?
}

/// A hairline across its stack's axis.
package struct DividerNode: Hashable, Codable, Sendable {
  package var stackAxis: Axis
}

/// A child in a frame whose lengths are in points; a nil length is the child's own.
package struct FrameNode: Hashable, Codable, Sendable {
  package var width = Limits()
  package var height = Limits()
  package var alignment = Alignment.center
  package var child: Node

  package struct Limits: Hashable, Codable, Sendable {
    package var minimum: Double?
    package var ideal: Double?
    package var maximum: Double?
    /// The fixed length, which neither the proposal nor the child can change; nil if there is none.
    package var fixed: Double?

    /// A stand-in for infinity, which can't be encoded; larger than any screen.
    private static let boundless = 1e6

    init(
      minimum: Double? = nil, ideal: Double? = nil, maximum: Double? = nil, fixed: Double? = nil
    ) {
      self.minimum = minimum.map { min($0, Self.boundless) }
      self.ideal = ideal.map { min($0, Self.boundless) }
      self.maximum = maximum.map { min($0, Self.boundless) }
      self.fixed = fixed.map { min($0, Self.boundless) }
    }
  }
}

/// A child with space around it; nil insets are the default padding.
package struct PaddingNode: Hashable, Codable, Sendable {
  package var edges: Edge.Set
  package var insets: EdgeInsets?
  package var child: Node
}

/// A child drawn at a distance from its position, in points.
package struct OffsetNode: Hashable, Codable, Sendable {
  package var x: Double
  package var y: Double
  package var child: Node
}

/// A child with its ideal size along some axes, whatever it is offered.
package struct FixedSizeNode: Hashable, Codable, Sendable {
  package var axes: Axis.Set
  package var child: Node
}

/// A child with a layout priority; stacks serve higher ones first.
package struct PriorityNode: Hashable, Codable, Sendable {
  package var value: Double
  package var child: Node
}

/// A child with a background or overlay, which is offered the child's size.
package struct DecorationNode: Hashable, Codable, Sendable {
  package var isBehind: Bool
  package var alignment: Alignment
  package var nodes: [Node]
  package var child: Node
}

/// A child that shows only inside a shape.
package struct ClipNode: Hashable, Codable, Sendable {
  package var outline: ShapeOutline
  package var isEvenOdd = false
  package var child: Node
}

/// A child with an opacity, from 0 (invisible) to 1 (opaque).
package struct OpacityNode: Hashable, Codable, Sendable {
  package var value: Double
  package var child: Node
}

/// A child that takes up room but isn't drawn.
package struct HiddenNode: Hashable, Codable, Sendable {
  package var child: Node
}
