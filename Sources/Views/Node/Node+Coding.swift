extension Node: Codable {
  private enum Kind: String, CodingKey {
    case text, symbol, fill, shape, meter, chart, spacer, divider, stack, layers, grid, choice,
      padding, frame
    case decoration, fixedSize, priority, offset, opacity, clip, hidden, accentable, stale
    case label, link, button, toggle
  }

  /// The depth limit. No layout is this deep, and decoding deeper trees could overflow the stack.
  private static let deepestPath = 400

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Kind.self)
    guard let kind = container.allKeys.first, container.allKeys.count == 1,
      container.codingPath.count <= Self.deepestPath
    else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "expected a node of one kind"))
    }
    self = try Self.decode(kind, from: container)
  }

  private static func decode(
    _ kind: Kind, from container: KeyedDecodingContainer<Kind>
  ) throws -> Node {
    func payload<Payload: Decodable>() throws -> Payload {
      try container.decode(Payload.self, forKey: kind)
    }
    return switch kind {
    case .text: .text(try payload())
    case .symbol: .symbol(try payload())
    case .fill: .fill(try payload())
    case .shape: .shape(try payload())
    case .meter: .meter(try payload())
    case .chart: .chart(try payload())
    case .spacer: .spacer(try payload())
    case .divider: .divider(try payload())
    case .stack: .stack(try payload())
    case .layers: .layers(try payload())
    case .grid: .grid(try payload())
    case .choice: .choice(try payload())
    case .padding: .padding(try payload())
    case .frame: .frame(try payload())
    case .decoration: .decoration(try payload())
    case .fixedSize: .fixedSize(try payload())
    case .priority: .priority(try payload())
    case .offset: .offset(try payload())
    case .opacity: .opacity(try payload())
    case .clip: .clip(try payload())
    case .hidden: .hidden(try payload())
    case .accentable: .accentable(try payload())
    case .stale: .stale(try payload())
    case .label: .label(try payload())
    case .link: .link(try payload())
    case .button: .button(try payload())
    case .toggle: .toggle(try payload())
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Kind.self)
    switch self {
    case .text(let payload): try container.encode(payload, forKey: .text)
    case .symbol(let payload): try container.encode(payload, forKey: .symbol)
    case .fill(let payload): try container.encode(payload, forKey: .fill)
    case .shape(let payload): try container.encode(payload, forKey: .shape)
    case .meter(let payload): try container.encode(payload, forKey: .meter)
    case .chart(let payload): try container.encode(payload, forKey: .chart)
    case .spacer(let payload): try container.encode(payload, forKey: .spacer)
    case .divider(let payload): try container.encode(payload, forKey: .divider)
    case .stack(let payload): try container.encode(payload, forKey: .stack)
    case .layers(let payload): try container.encode(payload, forKey: .layers)
    case .grid(let payload): try container.encode(payload, forKey: .grid)
    case .choice(let payload): try container.encode(payload, forKey: .choice)
    case .padding(let payload): try container.encode(payload, forKey: .padding)
    case .frame(let payload): try container.encode(payload, forKey: .frame)
    case .decoration(let payload): try container.encode(payload, forKey: .decoration)
    case .fixedSize(let payload): try container.encode(payload, forKey: .fixedSize)
    case .priority(let payload): try container.encode(payload, forKey: .priority)
    case .offset(let payload): try container.encode(payload, forKey: .offset)
    case .opacity(let payload): try container.encode(payload, forKey: .opacity)
    case .clip(let payload): try container.encode(payload, forKey: .clip)
    case .hidden(let payload): try container.encode(payload, forKey: .hidden)
    case .accentable(let payload): try container.encode(payload, forKey: .accentable)
    case .stale(let payload): try container.encode(payload, forKey: .stale)
    case .label(let payload): try container.encode(payload, forKey: .label)
    case .link(let payload): try container.encode(payload, forKey: .link)
    case .button(let payload): try container.encode(payload, forKey: .button)
    case .toggle(let payload): try container.encode(payload, forKey: .toggle)
    }
  }
}
