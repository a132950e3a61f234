public import Intents

extension WidgetConfiguration {
  public func configurationDisplayName(_ name: String) -> some WidgetConfiguration {
    declaring { $0.name = name }
  }

  @_disfavoredOverload
  public func configurationDisplayName(
    _ name: LocalizedStringResource
  ) -> some WidgetConfiguration {
    configurationDisplayName(name.key)
  }

  public func description(_ description: String) -> some WidgetConfiguration {
    declaring { $0.description = description }
  }

  @_disfavoredOverload
  public func description(_ description: LocalizedStringResource) -> some WidgetConfiguration {
    self.description(description.key)
  }

  /// The sizes that the widget comes in; without this, all that are no accessories.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    declaring { kind in
      kind.families = families.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
  }

  public func contentMarginsDisabled() -> some WidgetConfiguration {
    declaring { $0.hasContentMargins = false }
  }

  /// Whether a place may leave out the background; without this it may.
  public func containerBackgroundRemovable(
    _ isRemovable: Bool = true
  ) -> some WidgetConfiguration {
    declaring { $0.isBackgroundRemovable = isRemovable }
  }

  /// Where the widget is of little use in some of its sizes.
  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration {
    declaring { kind in
      for family in families {
        kind.disfavoredLocations[family, default: []].formUnion(locations)
      }
    }
  }

  /// The intents that the widget's buttons and toggles have performed, by which these are found for
  /// content that was drawn elsewhere or kept from an earlier run.
  package func performing(_ intents: (any AppIntent.Type)...) -> some WidgetConfiguration {
    declaring { kind in
      for intent in intents { kind.intents.add(intent) }
    }
  }

  private func declaring(_ declare: (inout WidgetKind) -> Void) -> DeclaredConfiguration {
    var kinds = _kinds
    for index in kinds.indices { declare(&kinds[index]) }
    return DeclaredConfiguration(_kinds: kinds)
  }
}
