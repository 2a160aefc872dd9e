import { canonical } from '../referee'
import { fields, only, refine, variants, type Shape } from './shape'

/**
 * The fields that the table can set by hand: one record for each kind of change. The record reads the value, writes another one, and what
 * such a change looks like from outside. So a correction, its undoing, the old value in the log and what differs from the board all
 * follow from it.
 */

/** One thing set by hand, as the ledger keeps it: `set` names its kind. */
export interface AnyChange {
  readonly set: string
}

/** The parts of a change beside its kind. */
type Content<Change extends AnyChange> = Omit<Change, 'set'>

/**
 * One kind of thing that can be set by hand.
 * @typeParam Subject what a change is about: those of its parts that say where it sets something, e.g. `{ area }`
 * @typeParam World what shapes depend on: the box of a game
 */
export interface Field<State, Change extends AnyChange, Subject = Content<Change>, Section extends string = string, World = unknown> {
  /** The part of the position that it belongs to. */
  readonly section: Section
  /** Everything in a position that can be set in this way. */
  subjects(state: State): readonly Subject[]
  /** Names a subject: of two changes with the same one only the last counts. */
  name(subject: Subject): string
  /** The present value, as the parts of the change that would set it again; undefined where there is none. */
  read(state: State, subject: Subject): { readonly [K in keyof Content<Change>]?: Change[K] | undefined } | undefined
  /** The position with something else there. */
  write(state: State, change: Change): State
  /** The shape of the parts of a change, for input from outside. */
  shape(world: World): { readonly [K in keyof Content<Change>]-?: Shape<Change[K]> }
  /** The conditions between the parts. */
  fits?(change: Change): boolean
  /** Two changes of the same subject as one, where the second does not simply take the place of the first. */
  gather?(before: Change, after: Change): Change
}

/** The target of a change: its kind, and as many of its parts as say where it sets something. */
export type About<Change extends AnyChange> = Change extends AnyChange ? { readonly set: Change['set'] } & Partial<Change> : never

/** The fields of a game by the kind of their changes. */
export type FieldsBySet<State, Change extends AnyChange, Section extends string = string, World = unknown> = {
  readonly [Set in Change['set']]: Field<State, Extract<Change, { readonly set: Set }>, unknown, Section, World>
}

/** The functions that follow from the fields of a game. */
export interface Fields<State, Change extends AnyChange, Section extends string = string> {
  /** All kinds of changes. */
  readonly sets: readonly Change['set'][]
  sectionOf(this: void, change: Change): Section
  /** The target of a change: two changes of the same target follow each other, and only the last one counts. */
  targetOf(this: void, change: Change): string
  /** The position after a list of changes, one after another. */
  apply(this: void, state: State, changes: readonly Change[]): State
  /**
   * The change that would set the current value again; undefined where there is none.
   * @param change a change, or only what one is about
   */
  before(this: void, state: State, change: About<Change>): Change | undefined
  /** Whether a change sets another value than the current one. */
  differs(this: void, state: State, change: Change): boolean
  /** Everything that can be set in a position, each as the change that leaves it as it is. */
  standing(this: void, state: State): readonly Change[]
  /** A list with one more change: one of the same target gives way to it. */
  withChange(this: void, changes: readonly Change[], change: Change): readonly Change[]
  /** A list with more changes, one after another; changes that lead back to the current values are dropped. */
  withChanges(this: void, state: State, changes: readonly Change[], more: readonly Change[]): readonly Change[]
}

/** A change without the parts that are undefined. */
const present = <Change extends AnyChange>(change: Change): Change =>
  Object.fromEntries(Object.entries(change).filter(([, part]) => part !== undefined)) as Change

/** Looks at changes through the records of their kinds. */
export const fieldsOf = <State, Change extends AnyChange, Section extends string, World>(
  records: FieldsBySet<State, Change, Section, World>,
): Fields<State, Change, Section> => {
  type Any = Field<State, Change, Change, Section, World>
  const all = records as Readonly<Record<string, unknown>>
  const fieldOf = ({ set }: AnyChange): Any => all[set] as Any
  const sets = Object.keys(records) as readonly Change['set'][]

  const targetOf = (change: Change): string => `${change.set} ${fieldOf(change).name(change)}`
  const apply = (state: State, changes: readonly Change[]): State =>
    changes.reduce((after, change) => fieldOf(change).write(after, change), state)
  const before = (state: State, about: AnyChange): Change | undefined => {
    const found = fieldOf(about).read(state, about as Change)
    return found === undefined ? undefined : present({ ...(about as Change), ...found })
  }
  const differs = (state: State, change: Change): boolean => {
    const [was, is] = [before(state, change), before(apply(state, [change]), change)]
    return was === undefined || is === undefined || canonical(was) !== canonical(is)
  }
  const standing = (state: State): readonly Change[] =>
    sets.flatMap((set) =>
      fieldOf({ set })
        .subjects(state)
        .flatMap((subject) => before(state, { ...subject, set }) ?? []),
    )
  const withChange = (changes: readonly Change[], change: Change): readonly Change[] => {
    const target = targetOf(change)
    const earlier = changes.find((other) => targetOf(other) === target)
    const whole = earlier === undefined ? change : (fieldOf(change).gather?.(earlier, change) ?? change)
    return [...changes.filter((other) => other !== earlier), whole]
  }
  const withChanges = (state: State, changes: readonly Change[], more: readonly Change[]): readonly Change[] => {
    const targets = new Set(more.map(targetOf))
    return more.reduce(withChange, changes).filter((change) => !targets.has(targetOf(change)) || differs(state, change))
  }
  return { sets, sectionOf: (change) => fieldOf(change).section, targetOf, apply, before, differs, standing, withChange, withChanges }
}

/** The shape of any change, put together from the fields. */
export const changeShape = <State, Change extends AnyChange, Section extends string, World>(
  records: FieldsBySet<State, Change, Section, World>,
  world: World,
): Shape<Change> => {
  type Any = Field<State, Change, Change, Section, World>
  const shapes = Object.entries<unknown>(records).map(([set, record]) => {
    const field = record as Any
    const whole = fields<Change>({ ...field.shape(world), set: only(set) } as { readonly [K in keyof Change]-?: Shape<Change[K]> })
    return [set, field.fits === undefined ? whole : refine(whole, (change) => field.fits?.(change) ?? true)] as const
  })
  return variants<Change['set'], Change>('set', Object.fromEntries(shapes) as Readonly<Record<Change['set'], Shape<Change>>>)
}
