import { numberAt, type RulePoint, type ReportedNumbers } from '../../kit/rule-points'

/** Everything that a table may play otherwise than the rulebook has it, point by point: rulings among the settings, and printed numbers. */

/** The settings and numbers of a game. */
export interface PlainRules<Settings> {
  readonly settings: Settings
  readonly numbers: ReportedNumbers
}

/** One thing that may be played otherwise; `member`: whether it is in a ruling that is a list. */
export type PlainPoint<Ruling extends string> =
  | { readonly about: 'ruling'; readonly name: Ruling; readonly member?: string }
  | { readonly about: 'number'; readonly number: RulePoint }

export interface PlainPointsSpec<Settings, Ruling extends string> {
  /** The rulebook's settings. */
  readonly settings: Settings
  /** Each ruling with the rule that it rests on. */
  readonly rulings: Readonly<Record<Ruling, string>>
  readonly numbers: readonly RulePoint[]
  /** The largest value of rulings that are counts from 1 on. */
  readonly counts?: Readonly<Partial<Record<Ruling, number>>>
  /** Everything that can be in rulings that are lists, in their order; each is a point of its own. */
  readonly lists?: Readonly<Partial<Record<Ruling, readonly string[]>>>
}

/** A change that sets rulings, or one number. */
export type PlainChange<Settings> =
  | { readonly set: 'settings'; readonly settings: Settings }
  | { readonly set: 'number'; readonly point: string; readonly value: number }

/** The points of a game, as `plainPoints` makes them. */
export type PlainPoints<Settings, Ruling extends string & keyof Settings> = ReturnType<typeof plainPoints<Settings, Ruling>>

/** The points of a game, and what there is to say of each. */
export const plainPoints = <Settings, Ruling extends string & keyof Settings>({
  settings: usual,
  rulings,
  numbers,
  counts,
  lists,
}: PlainPointsSpec<Settings, Ruling>) => {
  type Rules = PlainRules<Settings>
  type Point = PlainPoint<Ruling>
  /** The rulebook and the board, as far as they are known. */
  const book: Rules = { settings: usual, numbers: {} }
  const membersOf = (name: Ruling): readonly string[] | undefined => lists?.[name]
  const isIn = (settings: Settings, name: Ruling, member: string): boolean => (settings[name] as readonly string[]).includes(member)
  const points: readonly Point[] = [
    ...(Object.keys(rulings) as Ruling[]).flatMap(
      (name): readonly Point[] => membersOf(name)?.map((member) => ({ about: 'ruling', name, member })) ?? [{ about: 'ruling', name }],
    ),
    ...numbers.map((number): Point => ({ about: 'number', number })),
  ]
  const valueOf = ({ settings, numbers: told }: Rules, point: Point): Settings[Ruling] | number | boolean | undefined => {
    if (point.about === 'number') return numberAt(told, point.number)
    return point.member === undefined ? settings[point.name] : isIn(settings, point.name, point.member)
  }
  /** Whether the rulebook has lost it. */
  const isLost = (point: Point): boolean => point.about === 'number' && point.number.unknown === true
  /** Whether these rules depart from the rulebook; where that has lost its number there is nothing to depart from. */
  const departs = (rules: Rules, point: Point): boolean => !isLost(point) && valueOf(rules, point) !== valueOf(book, point)
  return {
    book,
    points,
    valueOf,
    isLost,
    departs,
    rulesOf: ({ settings, numbers: told }: Rules): Rules => ({ settings, numbers: told }),
    idOf: (point: Point): string => (point.about === 'ruling' ? (point.member ?? point.name) : point.number.id),
    departures: (rules: Rules): number => points.filter((point) => departs(rules, point)).length,
    ruleOf: (point: Point): string => (point.about === 'ruling' ? rulings[point.name] : point.number.rule),
    /** Whether it can be only what it is. */
    isFixed: (point: Point): boolean => point.about === 'number' && point.number.least === point.number.most,
    /** The least and the largest value of a point that is a number. */
    rangeOf: (point: Point): { readonly least: number; readonly most: number } =>
      point.about === 'number' ? point.number : { least: 1, most: counts?.[point.name] ?? 1 },
    /** The change that sets a point so. */
    changeTo: (point: Point, value: unknown, { settings }: Rules): PlainChange<Settings> => {
      if (point.about === 'number') return { set: 'number', point: point.number.id, value: Number(value) }
      const { name, member } = point
      const list = membersOf(name)?.filter((one) => (one === member ? value === true : isIn(settings, name, one)))
      return { set: 'settings', settings: { ...settings, [name]: list ?? value } }
    },
  }
}
