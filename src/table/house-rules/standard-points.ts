import { sentence } from '../../ui/grammar/numbers'
import { numberAt, type RulePoint, type ReportedNumbers } from '../../kit/rule-points'

/** Lists what house rules may change: printed numbers, and rulings, i.e. settings that decide how an unclear rule is applied. */

/** Settings and numbers of a game. */
export interface StandardRules<Settings> {
  readonly settings: Settings
  readonly numbers: ReportedNumbers
}

/** Changeable setting or number of the house rules. `member`: an element that a ruling includes or excludes, if the ruling is a list. */
export type StandardPoint<Ruling extends string> =
  | { readonly about: 'ruling'; readonly name: Ruling; readonly member?: string }
  | { readonly about: 'number'; readonly number: RulePoint }

/** Returns the name of a setting or number: the title of the ruling, or the name of the printed number. */
export const titleOfPoint = <Ruling extends string>(
  point: StandardPoint<Ruling>,
  titles: Readonly<Record<Ruling, string>>,
  pointName: (number: string) => string,
): string => (point.about === 'ruling' ? titles[point.name] : sentence(pointName(point.number.id)))

export interface StandardPointsSpec<Settings, Ruling extends string> {
  /** Settings of the rulebook. */
  readonly settings: Settings
  /** Rule that each ruling is based on. The key is the ruling. */
  readonly rulings: Readonly<Record<Ruling, string>>
  /** Rulings that do not count as house rules: variants of the rulebook, and settings for what the app tracks. */
  readonly variants?: readonly Ruling[]
  readonly numbers: readonly RulePoint[]
  /** Maximum of each ruling that is a number from 1. The key is the ruling. */
  readonly counts?: Readonly<Partial<Record<Ruling, number>>>
  /** Possible elements of each ruling that is a list, in display order; each element can be changed separately. */
  readonly lists?: Readonly<Partial<Record<Ruling, readonly string[]>>>
}

/** Change of the house rules: replaces all settings, or the value of one number of the rules (`point`). */
export type StandardChange<Settings> =
  | { readonly set: 'settings'; readonly settings: Settings }
  | { readonly set: 'number'; readonly point: string; readonly value: number }

/** Functions for the changeable settings and numbers of a game, as returned by `standardPoints`. */
export type StandardPoints<Settings, Ruling extends string & keyof Settings> = ReturnType<typeof standardPoints<Settings, Ruling>>

/** Creates the list of the changeable settings and numbers of a game, and functions to read and change them. */
export const standardPoints = <Settings, Ruling extends string & keyof Settings>({
  settings: usual,
  rulings,
  variants = [],
  numbers,
  counts,
  lists,
}: StandardPointsSpec<Settings, Ruling>) => {
  type Rules = StandardRules<Settings>
  type Point = StandardPoint<Ruling>
  /** House rules equal to the rulebook: the settings of the rulebook, and no changed numbers. */
  const book: Rules = { settings: usual, numbers: {} }
  const membersOf = (name: Ruling): readonly string[] | undefined => lists?.[name]
  const isIn = (settings: Settings, name: Ruling, member: string): boolean => (settings[name] as readonly string[]).includes(member)
  const points: readonly Point[] = [
    ...(Object.keys(rulings) as Ruling[]).flatMap(
      (name): readonly Point[] => membersOf(name)?.map((member) => ({ about: 'ruling', name, member })) ?? [{ about: 'ruling', name }],
    ),
    ...numbers.map((number): Point => ({ about: 'number', number })),
  ]
  const valueOf = ({ settings, numbers: reported }: Rules, point: Point): Settings[Ruling] | number | boolean | undefined => {
    if (point.about === 'number') return numberAt(reported, point.number)
    return point.member === undefined ? settings[point.name] : isIn(settings, point.name, point.member)
  }
  /** Returns whether the setting is a number that is missing from the rulebook. */
  const isLost = (point: Point): boolean => point.about === 'number' && point.number.unknown === true
  /**
   * Returns whether house rules differ from the rulebook in one setting or number. A number that is missing from the rulebook never
   * differs.
   */
  const departs = (rules: Rules, point: Point): boolean => !isLost(point) && valueOf(rules, point) !== valueOf(book, point)
  const isVariant = (point: Point): boolean => point.about === 'ruling' && variants.includes(point.name)
  /** Returns the settings and numbers in which house rules differ from the rulebook. */
  const differing = (rules: Rules): readonly Point[] => points.filter((point) => departs(rules, point) && !isVariant(point))
  return {
    book,
    points,
    valueOf,
    isLost,
    departs,
    isVariant,
    rulesOf: ({ settings, numbers: reported }: Rules): Rules => ({ settings, numbers: reported }),
    idOf: (point: Point): string => (point.about === 'ruling' ? (point.member ?? point.name) : point.number.id),
    departures: (rules: Rules): number => differing(rules).length,
    differing,
    ruleOf: (point: Point): string => (point.about === 'ruling' ? rulings[point.name] : point.number.rule),
    /** Returns whether a number has only one possible state, because its minimum equals its maximum. */
    isFixed: (point: Point): boolean => point.about === 'number' && point.number.least === point.number.most,
    /** Returns the minimum and maximum of a number. */
    rangeOf: (point: Point): { readonly least: number; readonly most: number } =>
      point.about === 'number' ? point.number : { least: 1, most: counts?.[point.name] ?? 1 },
    /** Returns the change that sets one setting or number. */
    changeTo: (point: Point, value: unknown, { settings }: Rules): StandardChange<Settings> => {
      if (point.about === 'number') return { set: 'number', point: point.number.id, value: Number(value) }
      const { name, member } = point
      const list = membersOf(name)?.filter((one) => (one === member ? value === true : isIn(settings, name, one)))
      return { set: 'settings', settings: { ...settings, [name]: list ?? value } }
    },
  }
}
