import { accepted, CORE_REFUSALS, refused, type Domain, type Prompt } from '../referee'

/**
 * A number of the game that players may change by a house rule. If the rulebook does not contain the number, the players read it from their
 * own copy of the game and report it when a rule first needs it. The reported number is then valid for the rest of the game.
 */
export type RulePoint = {
  /** Permanent id of the number. Example: `track/tanger/4` is the number printed on space 4 of the track of Tanger. */
  readonly id: string
  /** Number of the rule in which the number is used. */
  readonly rule: string
  /** Range of allowed numbers: integers from `least` to `most`. */
  readonly least: number
  readonly most: number
} & (
  | { readonly unknown?: never; readonly book: number }
  /** The rulebook does not contain the number. `likely` is the probable number, which the app only suggests. */
  | { readonly unknown: true; readonly likely?: number }
)

/** Numbers that the players reported or set by house rules. The key is the id of the number. */
export type ReportedNumbers = Readonly<Record<string, number>>

/**
 * Returns the number that is valid in this game; undefined if the rulebook does not contain the number and the players have not reported
 * it.
 */
export const numberAt = (reported: ReportedNumbers, point: RulePoint): number | undefined =>
  Object.hasOwn(reported, point.id) ? reported[point.id] : point.unknown === true ? undefined : point.book

/** Returns the first of the needed numbers that is still unknown; undefined if all are known. */
export const firstUnknown = (reported: ReportedNumbers, needed: readonly RulePoint[]): RulePoint | undefined =>
  needed.find((point) => numberAt(reported, point) === undefined)

/** Returns whether a JSON value is in the allowed range of this number. */
export const isPossibleValue = ({ least, most }: RulePoint, value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most

export const withReported = (reported: ReportedNumbers, { id }: RulePoint, value: number): ReportedNumbers => ({ ...reported, [id]: value })

/** Filters numbers that come from another game or a file: keeps only numbers that this game has and that are in the allowed range. */
export const reportedAmong = (points: readonly RulePoint[], numbers: Readonly<Record<string, unknown>>): ReportedNumbers =>
  Object.fromEntries(
    points.flatMap((point) => {
      const value = Object.hasOwn(numbers, point.id) ? numbers[point.id] : undefined
      return isPossibleValue(point, value) ? [[point.id, value] as const] : []
    }),
  )

/** Returns the probable number for a number that the rulebook does not contain; undefined if there is no suggestion. */
export const likelyOf = (point: RulePoint): number | undefined => (point.unknown === true ? point.likely : undefined)

/** Returns the question that asks for a missing number. All players answer it together, before any move that needs the number. */
export const askNumber = <Kind extends string, Role extends string>(kind: Kind, point: RulePoint): Prompt<Kind, Role> => {
  const { id, rule, least, most } = point
  const probable = likelyOf(point)
  const likely = probable === undefined ? {} : { likely: probable }
  return {
    key: `${kind}:${id}`,
    kind,
    roles: [],
    must: true,
    sealed: false,
    unknown: id,
    rule,
    params: { point: id, least, most, ...likely },
  }
}

/**
 * Returns the possible answers of the question for a missing number. An answer has one step, which sets the number.
 * @param toAnswer creates the move that reports the number
 */
export const numberDomain = <Answer>(
  point: RulePoint,
  toAnswer: (value: number) => Answer,
): Domain<number | null, number, Answer, 'MALFORMED'> => {
  const steps = Array.from({ length: point.most - point.least + 1 }, (_, at) => point.least + at)
  const impossible = refused('MALFORMED', CORE_REFUSALS.MALFORMED, { least: point.least, most: point.most })
  return {
    empty: null,
    steps: () => steps,
    take: (_, step) => (isPossibleValue(point, step) ? accepted(step) : impossible),
    finish: (draft) => (isPossibleValue(point, draft) ? accepted(toAnswer(draft)) : impossible),
    sample: (random) => toAnswer(point.least + Math.floor(random() * steps.length)),
  }
}
