import { canonical } from '../referee'
import { fields, only, refine, variants, type Shape } from './shape'

/**
 * Describes what a correction can change, with one `Field` for each kind of change. A field reads the current state of something (e.g. the
 * owner of an area), writes a new state, and validates a change from outside the app. Used for corrections, undo of corrections, the log,
 * and the comparison with the physical board.
 */

/** One change of a correction, as stored in the ledger. `set` is the kind of the change. */
export interface AnyChange {
  readonly set: string
}

/** All fields of a change except its kind. */
type Content<Change extends AnyChange> = Omit<Change, 'set'>

/**
 * Describes one kind of change in a correction, e.g. of the owner of an area.
 * @typeParam Subject the fields of a change that identify what it changes, e.g. `{ area }` for the owner of an area
 * @typeParam World data of the edition of the game, which the validation needs
 */
export interface Field<State, Change extends AnyChange, Subject = Content<Change>, Section extends string = string, World = unknown> {
  /** Section of the correction form that contains the field. */
  readonly section: Section
  /**
   * Returns every subject in a state, i.e. everything that this kind of change can set, given by its identifying fields: `{ area }` for
   * each area.
   */
  subjects(state: State): readonly Subject[]
  /** Returns the unique name of a subject. If two changes of a correction have the same subject, only the last change counts. */
  name(subject: Subject): string
  /**
   * Returns the fields of a change that would set the subject to its current state, e.g. the units of an area. Undefined if the state
   * contains no value for the subject.
   */
  read(state: State, subject: Subject): { readonly [K in keyof Content<Change>]?: Change[K] | undefined } | undefined
  /** Returns the state after this kind of change. */
  write(state: State, change: Change): State
  /** Returns a validator for each field of a change. */
  shape(world: World): { readonly [K in keyof Content<Change>]-?: Shape<Change[K]> }
  /** Returns whether the fields of a change are consistent with each other. */
  fits?(change: Change): boolean
  /** Combines two changes of the same subject. If omitted, the second change replaces the first change. */
  gather?(before: Change, after: Change): Change
}

/** Target of a change: the kind of the change, and at least the fields that identify what it changes. */
export type About<Change extends AnyChange> = Change extends AnyChange ? { readonly set: Change['set'] } & Partial<Change> : never

/** All fields of a game. The key is the kind of their changes. */
export type FieldsBySet<State, Change extends AnyChange, Section extends string = string, World = unknown> = {
  readonly [Set in Change['set']]: Field<State, Extract<Change, { readonly set: Set }>, unknown, Section, World>
}

/** Functions for corrections, created from all fields of a game. */
export interface Fields<State, Change extends AnyChange, Section extends string = string> {
  /** All kinds of changes that a correction in this game can contain. */
  readonly sets: readonly Change['set'][]
  sectionOf(this: void, change: Change): Section
  /** Returns the name of the target of a change. Of several changes with the same target, only the last change counts. */
  targetOf(this: void, change: Change): string
  /** Returns the state after all changes of a list. */
  apply(this: void, state: State, changes: readonly Change[]): State
  /**
   * Returns the change that would set the current state of the target again; undefined if the target is not set.
   * @param change a change, or only its target
   */
  before(this: void, state: State, change: About<Change>): Change | undefined
  /** Returns whether a change would change the state. */
  differs(this: void, state: State, change: Change): boolean
  /** Returns everything in a state that a correction can set, each as a change that sets its current state again. */
  standing(this: void, state: State): readonly Change[]
  /**
   * Returns a list of changes after adding one change. If the list has a change of the same target, the new change replaces that change or
   * is combined with it.
   */
  withChange(this: void, changes: readonly Change[], change: Change): readonly Change[]
  /** Returns a list of changes after adding more changes; removes changes that would not change the state. */
  withChanges(this: void, state: State, changes: readonly Change[], more: readonly Change[]): readonly Change[]
}

/** Returns a change without its undefined fields. */
const present = <Change extends AnyChange>(change: Change): Change =>
  Object.fromEntries(Object.entries(change).filter(([, part]) => part !== undefined)) as Change

/** Creates the functions for corrections from all fields of a game. */
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

/** Returns the validator for changes of every kind, built from the fields of a game. */
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
