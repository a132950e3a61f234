import Boards
import Cast
import Cells
import FoundationEssentials
import Layout
import Pages
import System
import Timelines
import Views
import WidgetIntents

/// The editor of a widget: a form with its settings, and the widget as they would make it.
struct ConfigurationFront: Front {
  let widget: Instance.ID
  let kind: WidgetKind
  var form: ConfigurationForm
  var search = ChoiceSearch()
  /// The departure that the user was warned about, because it would lose changes.
  var warning: OpenPage.Departure?
  /// The step that saves the changes, after which the editor closes.
  var saving: BoardStep.ID?
  /// Whether the changes are saved as soon as what is searched is found.
  var savesWhenFound = false

  let isOpaque = true
  let isPrivate = true

  /// Fails if there is nothing to set.
  init?(of widget: Instance.ID, in context: FrontContext) {
    guard let settings = context.board.board.settings(of: widget),
      let kind = context.cast.members[widget].flatMap({ context.cast.kinds[$0.kind] }),
      kind.isConfigurable
    else { return nil }
    (self.widget, self.kind) = (widget, kind)
    form = ConfigurationForm(
      of: kind, setTo: settings, by: context.presentation.surroundings.dates,
      in: context.presentation.strings)
    guard !form.questions.isEmpty else { return nil }
  }

  func focus(in context: FrontContext) -> Instance.ID? { widget }

  func keys(in context: FrontContext) -> FrontKeys { context.keys(at: form.form.place) }

  func plan(in context: FrontContext) -> EditorPlan {
    let family = context.cast.members[widget]?.family ?? .systemSmall
    return EditorPlan(of: context.size, for: family, among: kind.families, context.device)
  }

  func slots(above others: [Slot], in context: FrontContext, at date: Date) -> [Slot] {
    let plan = plan(in: context)
    func slot(_ part: String, _ frame: Rect?, _ view: () -> some View) -> Slot? {
      frame.map { Slot(SlotID(part), .chrome(context.archived(view())), in: $0) }
    }
    let chrome = [
      slot("header", plan.page.header) {
        PageHeader(
          title: "editor.title \(LocalizedStringResource(kind.name))", notice: message(in: context),
          mark: EditorMark(notice: context.messages.shown, changes: form.changes.count),
          back: context.backTitle, marks: context.marks)
      },
      slot("form", plan.form) { EditorForm(form: form.form, plan: plan) },
      plan.page.footer.map {
        Slot(SlotID("footer"), .chrome(context.footer(of: hints(in: context), in: $0)), in: $0)
      },
    ].compactMap(\.self)
    return chrome + plan.samples.flatMap { slots(of: $0, in: context) }
  }

  private func message(in context: FrontContext) -> PageMessage? {
    if saving != nil { return .saving }
    return warning.map { .loss(of: $0, at: form.form.place, in: context) }
  }

  /// The widget in one of its sizes, set as the form says.
  private func slots(of sample: EditorPlan.Sample, in context: FrontContext) -> [Slot] {
    let isOwn = sample.family == context.cast.members[widget]?.family
    let number = kind.families.firstIndex(of: sample.family) ?? 0
    let preview = Preview(
      kind: kind.id, family: sample.family, configuration: form.previewedValues, of: widget)
    var tile = Slot(
      SlotID("sample", number), .preview(preview), in: sample.tile,
      traits: context.traits(
        of: sample.family, kind: kind.id, in: context.place.widgetPlace, on: sample.tile.size))
    tile.edge = TileEdge(
      glyphs: context.presentation.surroundings.glyphs, depth: context.presentation.look.depth,
      isFocused: isOwn)
    let name = sample.name.map { row in
      Slot(
        SlotID("size", number),
        .chrome(context.archived(SizeName(family: sample.family, isChosen: isOwn))), in: row)
    }
    return [tile, name].compactMap(\.self)
  }

  private func hints(in context: FrontContext) -> Hints {
    let keys = keys(in: context)
    let offered = keys.shortcuts.filter { shortcut in
      !shortcut.bindings(at: keys.place).contains { $0.command == .beginAnother }
    }
    return Hints(of: offered, at: keys.place, in: Situation(), marks: context.marks)
  }
}

extension FrontContext {
  /// Opens the editor of a widget, or that of its stack; asks before if the user's own file says how it
  /// is set.
  mutating func configuring(_ widget: Instance.ID?) -> FrontStep {
    let isGuest = board.guest(widget) != nil
    board.dismissGuests()
    guard let widget = isGuest ? board.focus : widget else { return .stay() }
    guard !board.board.isWritten else { return .open(TakeoverFront(for: .configuring(widget))) }
    if let stack = StackFront(of: widget, in: self) { return .open(stack) }
    return configuring(alone: widget)
  }

  /// Opens the editor of a widget, even in a stack.
  mutating func configuring(alone widget: Instance.ID) -> FrontStep {
    guard var front = ConfigurationFront(of: widget, in: self) else {
      messages.passing = "editor.none"
      return .stay()
    }
    let effects = front.look(in: &self)
    return .open(front, effects)
  }

  /// Whether a widget or its stack has settings.
  func isConfigurable(_ widget: Instance.ID?) -> Bool {
    if let widget, let slot = board.slot(of: widget), slot.instances.count > 1 { return true }
    return widget.flatMap { cast.members[$0] }.flatMap { cast.kinds[$0.kind] }?.isConfigurable
      ?? false
  }
}

/// What is known of the choices of a form, and what is being asked about them: of each question one
/// thing at a time, so that fast typing asks no more than it needs.
struct ChoiceSearch: Sendable {
  /// What the parameters suggest, by name.
  private var suggested: [String: [ParameterChoice]] = [:]
  /// The requests under way, by the parameters' names.
  private var asked: [String: ChoiceRequest] = [:]
  /// The settings whose titles have been asked for, as `name=value`.
  private var titled: Set<String> = []

  /// Offers what is known for what is typed; returns requests for what isn't.
  mutating func look(
    in form: inout ConfigurationForm, named strings: StringTable,
    numbered next: () -> Int
  ) -> [ChoiceRequest] {
    form.questions.compactMap { question in
      let (parameter, name) = (question.parameter, question.parameter.name)
      guard let chooser = form.form[name]?.chooser, chooser.isAwaited else { return nil }
      let text = chooser.query
      guard parameter.looksUpChoices else {
        form.change(question) { $0.offer(question.options(matching: text, in: strings)) }
        return nil
      }
      let untitled = chooser.untitled.filter { !titled.contains("\(name)=\($0)") }
      if let known = suggested[name], text.isEmpty || !parameter.isSearchable, untitled.isEmpty {
        offer(known, to: question, in: &form, named: strings)
        return nil
      }
      guard asked[name] == nil else { return nil }
      titled.formUnion(untitled.map { "\(name)=\($0)" })
      let request = ChoiceRequest(
        number: next(), parameter: parameter, text: parameter.isSearchable ? text : "",
        untitled: untitled.map(IntentValue.text))
      asked[name] = request
      return request
    }
  }

  /// Takes an answer; false if it isn't awaited.
  mutating func take(
    _ answer: ChoiceAnswer, in form: inout ConfigurationForm, named strings: StringTable
  ) -> Bool {
    let (parameter, name) = (answer.request.parameter, answer.request.parameter.name)
    guard asked[name] == answer.request,
      let question = form.questions.first(where: { $0.parameter.name == name })
    else { return false }
    asked[name] = nil
    let isWanted =
      form.form[name]?.chooser.map {
        !parameter.isSearchable || $0.query == answer.request.text
      } == true
    switch answer.outcome {
    case .success(let choices):
      if answer.request.text.isEmpty { suggested[name] = choices.offered }
      form.title(choices.titled, at: question)
      if isWanted { offer(choices.offered, to: question, in: &form, named: strings) }
    case .failure(let fault):
      guard isWanted else { break }
      if answer.request.text.isEmpty { suggested[name] = [] }
      form.change(question) { $0.offer([]) }
      form.tell(fault.words, at: question)
    }
    return true
  }

  private func offer(
    _ found: [ParameterChoice], to question: ParameterQuestion, in form: inout ConfigurationForm,
    named strings: StringTable
  ) {
    form.change(question) { chooser in
      chooser.offer(
        question.options(
          found, besides: chooser.chosen, matching: chooser.query, in: strings))
    }
  }
}

extension ConfigurationForm {
  /// Gives what is chosen the titles that have been found.
  fileprivate mutating func title(_ found: [ParameterChoice], at question: ParameterQuestion) {
    guard !found.isEmpty else { return }
    let options = found.map { Chooser.Option($0) }
    change(question) { chooser in
      chooser.choose(chooser.chosen.map { own in options.first { $0.id == own.id } ?? own })
    }
  }
}
