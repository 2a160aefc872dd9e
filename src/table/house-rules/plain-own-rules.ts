import { isPossibleValue, numberAt, reportedAmong, type RulePoint, type ReportedNumbers } from '../../kit/rule-points'
import type { Result } from '../../referee'
import { isObject } from '../../session/environment/local-storage'
import { rulesExtras } from './rules-extras'
import { savedRulesOf } from './own-rules'
import type { PlainRules } from './plain-points'

export interface PlainOwnRulesSpec<Settings> {
  /** Id of the game in the catalogue. */
  readonly game: string
  /** The rulebook's settings: those that a file leaves out. */
  readonly usual: Settings
  readonly numbers: readonly RulePoint[]
  /** Reads a set-up with these rules and any players; refused where no game could begin so. */
  readonly parse: (rules: { readonly settings: object; readonly numbers: object }) => Result<{
    readonly settings: Settings
    readonly numbers: Readonly<Record<string, unknown>>
  }>
  /** The part of the rules that a group keeps; left out: all of it. */
  readonly kept?: (rules: PlainRules<Settings>) => PlainRules<Settings>
  /** Fills in numbers that follow from those that are known, before they are kept. */
  readonly whole?: (numbers: ReportedNumbers) => ReportedNumbers
}

/** The own rules of the groups of this device, with the numbers that are not as printed; and the same in the copy of everything. */
export const plainOwnRules = <Settings extends object>(spec: PlainOwnRulesSpec<Settings>) => {
  const { game, usual, numbers, parse, kept = (rules) => rules, whole = (told) => told } = spec
  /** The numbers that are not as printed. */
  const unlikeBook = (told: ReportedNumbers): ReportedNumbers => {
    const all = whole(told)
    return Object.fromEntries(
      numbers.flatMap((point) => {
        const value = numberAt(all, point)
        return value === numberAt({}, point) || !isPossibleValue(point, value) ? [] : [[point.id, value] as const]
      }),
    )
  }
  const saved = savedRulesOf<PlainRules<Settings>>({
    game,
    pack: (rules) => ({ settings: kept(rules).settings, numbers: unlikeBook(rules.numbers) }),
    unpack: (json) => {
      if (!isObject(json.settings) || !isObject(json.numbers)) return undefined
      const read = parse({ settings: { ...usual, ...json.settings }, numbers: json.numbers })
      return read.ok ? kept({ settings: read.value.settings, numbers: reportedAmong(numbers, read.value.numbers) }) : undefined
    },
  })
  return { saved, backupExtras: rulesExtras(game, saved) }
}
