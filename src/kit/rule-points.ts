import { accepted, CORE_REFUSALS, refused, type Domain, type Prompt } from '../referee'

/**
 * Numbers of a box or a rulebook that a table may play otherwise. One that the rulebook has lost is unknown: it is asked when something
 * first needs it, read off the table's own copy, and holds from then on.
 */
export type RulePoint = {
  /** Names it for good, e.g. `track/tanger/4`. */
  readonly id: string
  /** The rule that it belongs to. */
  readonly rule: string
  /** Its range: whole numbers from `least` to `most`. */
  readonly least: number
  readonly most: number
} & (
  | { readonly unknown?: never; readonly book: number }
  /** `likely`: what it most probably is, shown as no more than that. */
  | { readonly unknown: true; readonly likely?: number }
)

/** The numbers of a table, by id: reported ones, and house rules. */
export type ReportedNumbers = Readonly<Record<string, number>>

/** The number in force; undefined for one that the rulebook has lost and nobody has reported. */
export const numberAt = (told: ReportedNumbers, point: RulePoint): number | undefined =>
  Object.hasOwn(told, point.id) ? told[point.id] : point.unknown === true ? undefined : point.book

/** The first of the needed numbers that nobody has reported yet. */
export const firstUnknown = (told: ReportedNumbers, needed: readonly RulePoint[]): RulePoint | undefined =>
  needed.find((point) => numberAt(told, point) === undefined)

/** Whether a value, which may be any JSON, can be this number. */
export const isPossibleValue = ({ least, most }: RulePoint, value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most

export const withReported = (told: ReportedNumbers, { id }: RulePoint, value: number): ReportedNumbers => ({ ...told, [id]: value })

/** Of numbers that other games or a file report, those that are points of this one and have a possible value. */
export const reportedAmong = (points: readonly RulePoint[], told: Readonly<Record<string, unknown>>): ReportedNumbers =>
  Object.fromEntries(
    points.flatMap((point) => {
      const value = Object.hasOwn(told, point.id) ? told[point.id] : undefined
      return isPossibleValue(point, value) ? [[point.id, value] as const] : []
    }),
  )

/** The number that is probably printed, where the rulebook has lost it. */
export const likelyOf = (point: RulePoint): number | undefined => (point.unknown === true ? point.likely : undefined)

/** The question for an unknown number: of the whole table, and before anything that needs it. */
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

/** How it is answered: one step is the number. @param toAnswer the move that tells it */
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
