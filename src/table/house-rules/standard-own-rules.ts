import { isPossibleValue, numberAt, reportedAmong, type RulePoint, type ReportedNumbers } from '../../kit/rule-points'
import type { Result } from '../../referee'
import { isObject } from '../../session/environment/local-storage'
import { rulesExtras } from './rules-extras'
import { savedRulesOf } from './own-rules'
import type { StandardRules } from './standard-points'

export interface StandardOwnRulesSpec<Settings> {
  /** Id of the game in the catalogue. */
  readonly game: string
  /** Settings of the rulebook; files do not contain values equal to these settings. */
  readonly usual: Settings
  readonly numbers: readonly RulePoint[]
  /** Validates house rules as part of a set-up; refuses rules with which a game could not begin. */
  readonly parse: (rules: { readonly settings: object; readonly numbers: object }) => Result<{
    readonly settings: Settings
    readonly numbers: Readonly<Record<string, unknown>>
  }>
  /** Returns the settings and numbers that are saved with house rules; by default all. */
  readonly kept?: (rules: StandardRules<Settings>) => StandardRules<Settings>
  /** Completes the reported numbers before they are saved: adds numbers that can be computed from them. */
  readonly whole?: (numbers: ReportedNumbers) => ReportedNumbers
}

/**
 * Creates the store for saved house rules of a game, including numbers that differ from the printed numbers, and the functions that export
 * these rules to a backup.
 */
export const standardOwnRules = <Settings extends object>(spec: StandardOwnRulesSpec<Settings>) => {
  const { game, usual, numbers, parse, kept = (rules) => rules, whole = (reported) => reported } = spec
  /** Returns the reported numbers that differ from the printed ones. */
  const unlikeBook = (reported: ReportedNumbers): ReportedNumbers => {
    const all = whole(reported)
    return Object.fromEntries(
      numbers.flatMap((point) => {
        const value = numberAt(all, point)
        return value === numberAt({}, point) || !isPossibleValue(point, value) ? [] : [[point.id, value] as const]
      }),
    )
  }
  const saved = savedRulesOf<StandardRules<Settings>>({
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
