import { canonical } from '../referee'
import { fields, only, refine, variants, type Shape } from './shape'

/**
 * The fields that a correction can set: one record for each kind of change. The record can read the value, write another one, and validate
 * a change from outside. Corrections, their undo, the old value in the log and the differences from the board are derived from these
 * records.
 */

/** One change of a correction, as stored in the ledger. `set`: the kind of the change. */
export interface AnyChange {
  readonly set: string
}

/** The parts of a change without its kind. */
type Content<Change extends AnyChange> = Omit<Change, 'set'>

/**
 * One kind of field that a correction can set.
 * @typeParam Subject the parts of a change that say what it sets, e.g. `{ area }`
 * @typeParam World data that the shapes depend on: the edition of the game
 */
export interface Field<State, Change extends AnyChange, Subject = Content<Change>, Section extends string = string, World = unknown> {
  /** Section of the state to which the field belongs. */
  readonly section: Section
  /** Returns all subjects in a state that can be set with this kind of change. */
  subjects(state: State): readonly Subject[]
  /** Returns the unique name of a subject: of two changes with the same subject, only the last counts. */
  name(subject: Subject): string
  /** Returns the current value, as the parts of a change that would set it again; undefined if there is none. */
  read(state: State, subject: Subject): { readonly [K in keyof Content<Change>]?: Change[K] | undefined } | undefined
  /** Returns the state after a change. */
  write(state: State, change: Change): State
  /** Returns the shapes of the parts of a change, for validation. */
  shape(world: World): { readonly [K in keyof Content<Change>]-?: Shape<Change[K]> }
  /** Returns whether the parts of a change are consistent with each other. */
  fits?(change: Change): boolean
  /** Combines two changes of the same subject; if omitted, the second replaces the first. */
  gather?(before: Change, after: Change): Change
}

/** The target of a change: its kind, and at least the parts that say what it sets. */
export type About<Change extends AnyChange> = Change extends AnyChange ? { readonly set: Change['set'] } & Partial<Change> : never

/** The fields of a game by the kind of their changes. */
export type FieldsBySet<State, Change extends AnyChange, Section extends string = string, World = unknown> = {
  readonly [Set in Change['set']]: Field<State, Extract<Change, { readonly set: Set }>, unknown, Section, World>
}

/** The functions derived from the fields of a game. */
export interface Fields<State, Change extends AnyChange, Section extends string = string> {
  /** All kinds of changes. */
  readonly sets: readonly Change['set'][]
  sectionOf(this: void, change: Change): Section
  /** Returns the target of a change: of several changes with the same target, only the last counts. */
  targetOf(this: void, change: Change): string
  /** Returns the state after a list of changes. */
  apply(this: void, state: State, changes: readonly Change[]): State
  /**
   * Returns the change that would set the current value again; undefined if there is none.
   * @param change a change, or only its target
   */
  before(this: void, state: State, change: About<Change>): Change | undefined
  /** Returns whether a change sets a different value than the current one. */
  differs(this: void, state: State, change: Change): boolean
  /** Returns all fields of a state, each as a change that sets its current value. */
  standing(this: void, state: State): readonly Change[]
  /** Returns a list with one more change, which replaces or is combined with an earlier change of the same target. */
  withChange(this: void, changes: readonly Change[], change: Change): readonly Change[]
  /** Returns a list with more changes; changes that restore the current values are dropped. */
  withChanges(this: void, state: State, changes: readonly Change[], more: readonly Change[]): readonly Change[]
}

/** Returns a change without its undefined parts. */
const present = <Change extends AnyChange>(change: Change): Change =>
  Object.fromEntries(Object.entries(change).filter(([, part]) => part !== undefined)) as Change

/** Creates the functions for the fields of a game. */
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

/** Returns the shape of any change, built from the fields. */
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
