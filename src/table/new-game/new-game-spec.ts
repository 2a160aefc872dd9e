import type { ComponentType, ReactNode } from 'react'
import type { Refusal, Vocabulary } from '../../referee'
import type { DraftStore } from './draft-store'
import type { Seating, Seats } from './seating'

/** Configuration of the set-up of a game, in the language of the page. @typeParam Draft all settings of the set-up */
export interface NewGameSpec<Draft extends Seating, V extends Vocabulary = Vocabulary> {
  /** Id in the catalogue. */
  readonly game: string
  /** Supported numbers of roles. */
  readonly numbers: readonly number[]
  readonly seats: Seats<Draft>
  readonly store: DraftStore<Draft>
  readonly texts: NewGameTexts<V['role']>
  /** Badge of a role. `waits`: the role has no player yet. */
  Badge(this: void, props: { readonly role: V['role']; readonly size: number; readonly waits?: boolean }): ReactNode
  /** Steps after the people, in order; the last one begins the game. */
  readonly steps: readonly NewGameStep<Draft>[]
  /** Page of the house rules, linked from the last step. */
  readonly rules?: { readonly path: string; readonly done: string; readonly Step: ComponentType<StepProps<Draft>> }
  /** Configuration for beginning in the middle of a game. */
  readonly asItLies?: GameUnderWay<Draft>
  /** Returns the set-up for the referee. @param called returns the label of a person without a name, from the person's number */
  setup(this: void, draft: Draft, called: (n: number) => string): V['setup']
  /** Describes why the game cannot begin; undefined if there is no text for the refusal. */
  wrong(this: void, refusal: Refusal<V['code']>, draft: Draft): string | undefined
  /** Returns a draft with the people, roles and rules of an existing game. */
  draftOf(this: void, state: V['state']): Draft
}

/** Props of every step of the set-up. */
export interface StepProps<Draft extends Seating> {
  readonly game: Draft
  readonly change: (change: (game: Draft) => Draft) => void
}

/** Props of the step that enters the people. */
export interface PeopleStepProps<Draft extends Seating> extends StepProps<Draft> {
  readonly spec: NewGameSpec<Draft>
}

export interface NewGameStep<Draft extends Seating> {
  /** Last part of the path, e.g. `counting`. */
  readonly path: string
  /** Label of the button that leads to the step. */
  readonly label: string
  readonly Step: ComponentType<StepProps<Draft>>
  /** Label of the button that begins the game, if it differs from the default. */
  begin?(this: void, draft: Draft): string | undefined
}

export interface GameUnderWay<Draft extends Seating> {
  readonly path: string
  readonly label: string
  /** Returns a draft that begins in the middle of a game, and one that begins from the start. */
  open(this: void, draft: Draft): Draft
  close(this: void, draft: Draft): Draft
  /** Renders the position entered so far; undefined if nothing was entered. */
  look(this: void, props: StepProps<Draft>): GameUnderWayLook | undefined
}

export interface GameUnderWayLook {
  readonly body: ReactNode
  /** Label of the button that begins the game. */
  readonly begin: string
  /** Reason why the game cannot begin yet. */
  readonly notYet: string | undefined
}

/** Texts of a game for its roles. */
export interface NewGameTexts<Role extends string = string> {
  /** Default name of a game. */
  name(this: void, date: string): string
  readonly note: string
  /** Question for the number of roles, e.g. "How many houses", and the label of each number. */
  readonly numbers: string
  number(this: void, number: number): string
  /** Name of a role, and the label of its field. */
  role(this: void, role: Role): string
  field(this: void, role: Role): string
  readonly draw: string
  readonly giveOut: string
  /** Label of the app as a player; omitted if it runs no role. */
  readonly runByTable?: string | undefined
  /** Describes the consequences for roles without a player. */
  absent(this: void, number: number): string
  /** Texts of a rematch: how roles are assigned, and who plays which. */
  readonly again: { readonly roles: string; readonly who: string }
}
