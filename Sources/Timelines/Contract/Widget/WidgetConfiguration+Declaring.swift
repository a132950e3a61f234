public import WidgetIntents

extension WidgetConfiguration {
  public func configurationDisplayName(_ name: String) -> DeclaredConfiguration {
    declaring { $0.name = name }
  }

  @_disfavoredOverload
  public func configurationDisplayName(
    _ name: LocalizedStringResource
  ) -> DeclaredConfiguration {
    configurationDisplayName(name.key)
  }

  public func description(_ description: String) -> DeclaredConfiguration {
    declaring { $0.description = description }
  }

  @_disfavoredOverload
  public func description(_ description: LocalizedStringResource) -> DeclaredConfiguration {
    self.description(description.key)
  }

  /// Sets the families that the widget supports; by default all but the accessory ones.
  public func supportedFamilies(_ families: [WidgetFamily]) -> DeclaredConfiguration {
    declaring { kind in
      kind.families = families.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
  }

  /// Has the widget set up as soon as it is added; for widgets that are of no use before that.
  public func promptsForUserConfiguration() -> DeclaredConfiguration {
    declaring { $0.promptsForConfiguration = true }
  }

  public func contentMarginsDisabled() -> DeclaredConfiguration {
    declaring { $0.hasContentMargins = false }
  }

  /// Sets whether a place may omit the background; by default it may.
  public func containerBackgroundRemovable(
    _ isRemovable: Bool = true
  ) -> DeclaredConfiguration {
    declaring { $0.isBackgroundRemovable = isRemovable }
  }

  /// Names locations where the widget is of little use in some families.
  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> DeclaredConfiguration {
    declaring { kind in
      for family in families {
        kind.disfavoredLocations[family, default: []].formUnion(locations)
      }
    }
  }

  /// Registers the intents of the widget's buttons and toggles, so that controls work in content
  /// drawn by another process or kept from an earlier run.
  package func performing(_ intents: (any AppIntent.Type)...) -> DeclaredConfiguration {
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
