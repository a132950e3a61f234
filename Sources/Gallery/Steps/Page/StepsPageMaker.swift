import Almanac
import FoundationEssentials
import Pages
import Diary
import Timelines
import WidgetIntents

/// Makes the steps page and its settings.
struct StepsPageMaker: PageMaker {
  @Dependency private var memory: StepMemory
  @Dependency private var now: Now

  func link(of url: URL) -> StepsLink? { StepsLink(url) }

  /// Takes as long as reading the file does, unless it is cached. Without a file, there is nothing
  /// but the settings to show.
  func page(behind link: StepsLink) throws -> any Page {
    let intent = intent
    switch link {
    case .years where intent.file?.isEmpty == false: return StepsPage(years(of: intent))
    case .years, .settings: return StepsSettingsPage(intent, devices: years(of: intent).devices)
    case .completing(let path):
      return StepsSettingsPage(
        intent, devices: years(of: intent).devices,
        completing: PathCompletion(of: path, home: memory.home))
    }
  }

  private func years(of intent: StepsIntent) -> StepYears {
    let today = now.zone.civil(at: now.date).day
    guard let path = intent.file, !path.isEmpty else {
      return StepYears(StepLog(), of: intent, on: today, in: now.zone)
    }
    let span = StepSpan(
      since: StepYears.start(before: today), days: StepYears.readDays, device: intent.counted)
    do throws(StepFileError) {
      let found = memory.log(of: try StepFile(path: path, home: memory.home), in: span)
      return StepYears(
        found.log ?? StepLog(), of: intent, on: today, in: now.zone, fault: found.fault)
    } catch {
      return StepYears(StepLog(), of: intent, on: today, in: now.zone, fault: error)
    }
  }

  /// The settings of the first steps widget; the usual ones if there is none.
  private var intent: StepsIntent {
    let widgets = WidgetCenterLink.current?.configurations ?? []
    return widgets.lazy.filter { $0.kind == StepsWidget.kind }
      .compactMap { $0.widgetConfigurationIntent() }.first ?? StepsIntent()
  }
}
