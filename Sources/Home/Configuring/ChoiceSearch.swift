import Pages
import WidgetIntents
import System

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
