import type { ComponentType, ReactNode } from 'react'
import type { Refusal, Vocabulary } from '../../referee'
import type { DraftStore } from './draft-store'
import type { Seating, Seats } from './seating'

/** The parts that a game provides for the steps to a new game, in the language of the page. `Draft`: all its settings. */
export interface NewGameSpec<Draft extends Seating, V extends Vocabulary = Vocabulary> {
  /** Id in the catalogue. */
  readonly game: string
  /** How many roles can play. */
  readonly numbers: readonly number[]
  readonly seats: Seats<Draft>
  readonly store: DraftStore<Draft>
  readonly texts: NewGameTexts<V['role']>
  /** The sign of a role. `waits`: nobody plays it yet. */
  Badge(this: void, props: { readonly role: V['role']; readonly size: number; readonly waits?: boolean }): ReactNode
  /** The steps after the people, in this order; the last one begins the game. */
  readonly steps: readonly NewGameStep<Draft>[]
  /** House rules: a page beside the last step. */
  readonly rules?: { readonly path: string; readonly done: string; readonly Step: ComponentType<StepProps<Draft>> }
  /** Beginning in the middle of a game. */
  readonly asItLies?: GameUnderWay<Draft>
  /** The setup for the referee. @param called the label of a person without a name, by number */
  setup(this: void, draft: Draft, called: (n: number) => string): V['setup']
  /** Why the game cannot begin so; undefined where that cannot be said. */
  wrong(this: void, refusal: Refusal<V['code']>, draft: Draft): string | undefined
  /** A new game with the people, the roles and the rules of a played one. */
  draftOf(this: void, state: V['state']): Draft
}

/** The props of every step to a new game. */
export interface StepProps<Draft extends Seating> {
  readonly game: Draft
  readonly change: (change: (game: Draft) => Draft) => void
}

/** The props of the step of the people. */
export interface PeopleStepProps<Draft extends Seating> extends StepProps<Draft> {
  readonly spec: NewGameSpec<Draft>
}

export interface NewGameStep<Draft extends Seating> {
  /** Its address on the way: `counting`. */
  readonly path: string
  /** On the button that leads to it. */
  readonly label: string
  readonly Step: ComponentType<StepProps<Draft>>
  /** On the last step, on the button that begins, where there is something to say beside that. */
  begin?(this: void, draft: Draft): string | undefined
}

export interface GameUnderWay<Draft extends Seating> {
  readonly path: string
  readonly label: string
  /** The draft that begins so, and the one that begins from the start. */
  open(this: void, draft: Draft): Draft
  close(this: void, draft: Draft): Draft
  /** The position as entered so far; undefined where there is no entry yet. */
  look(this: void, props: StepProps<Draft>): GameUnderWayLook | undefined
}

export interface GameUnderWayLook {
  readonly body: ReactNode
  /** On the button that begins. */
  readonly begin: string
  /** Why it cannot begin yet. */
  readonly notYet: string | undefined
}

/** The texts of a game for its roles. */
export interface NewGameTexts<Role extends string = string> {
  /** The default name of a game. */
  name(this: void, date: string): string
  readonly note: string
  /** "How many houses", and each number. */
  readonly numbers: string
  number(this: void, number: number): string
  /** A role alone, and as the name of its field. */
  role(this: void, role: Role): string
  field(this: void, role: Role): string
  readonly draw: string
  readonly giveOut: string
  /** The table as a seat; left out where no role is run by it. */
  readonly runByTable?: string | undefined
  /** The consequence for the roles that nobody plays. */
  absent(this: void, number: number): string
  /** In a rematch: what becomes of the roles, and who plays which. */
  readonly again: { readonly roles: string; readonly who: string }
}
