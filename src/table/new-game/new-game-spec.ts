import type { ComponentType, ReactNode } from 'react'
import type { Refusal, Vocabulary } from '../../referee'
import type { DraftStore } from './draft-store'
import type { Seating, Seats } from './seating'

/** Configuration of the set-up of a game, in the language of the page. @typeParam Draft all settings of the set-up */
export interface NewGameSpec<Draft extends Seating, V extends Vocabulary = Vocabulary> {
  /** Id of the game in the catalogue. */
  readonly game: string
  /** Whether players of this game make secret choices. */
  readonly hasSecrets: boolean
  /** Numbers of roles with which the game can be played. */
  readonly numbers: readonly number[]
  readonly seats: Seats<Draft>
  readonly store: DraftStore<Draft>
  readonly texts: NewGameTexts<V['role']>
  /** Component that shows the badge of a role. `waits`: no player has the role yet. */
  Badge(this: void, props: { readonly role: V['role']; readonly size: number; readonly waits?: boolean }): ReactNode
  /** Steps of the set-up after the step for people, in order; the last step begins the game. */
  readonly steps: readonly NewGameStep<Draft>[]
  /** Component with choices of a rematch that concern only this game, e.g. who begins. */
  readonly Again?: ComponentType<StepProps<Draft>>
  /** Page of the house rules, to which the last step of the set-up links. */
  readonly rules?: { readonly path: string; readonly done: string; readonly Step: ComponentType<StepProps<Draft>> }
  /** Configuration for starting the app in the middle of a game. The players enter the position of the physical board. */
  readonly asItLies?: GameUnderWay<Draft>
  /**
   * Converts the draft to the set-up that begins the game.
   * @param called returns the label of a person without a name, from the person's number
   */
  setup(this: void, draft: Draft, called: (n: number) => string): V['setup']
  /** Returns a text that says why the game cannot begin; undefined if the refusal has no text. */
  wrong(this: void, refusal: Refusal<V['code']>, draft: Draft): string | undefined
  /** Returns the settings of a set-up (draft) with the people, roles and rules of an existing game. */
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
  /** Last segment of the URL path of the step, e.g. `counting`. */
  readonly path: string
  /** Label of the button that opens this step. */
  readonly label: string
  readonly Step: ComponentType<StepProps<Draft>>
  /** Label of the button that begins the game, if it differs from the default. */
  begin?(this: void, draft: Draft): string | undefined
}

export interface GameUnderWay<Draft extends Seating> {
  readonly path: string
  readonly label: string
  /**
   * Returns the settings of a set-up (draft) for a game that is already in progress on the physical board. `close` returns those for a game
   * that begins from the start.
   */
  open(this: void, draft: Draft): Draft
  close(this: void, draft: Draft): Draft
  /** Returns content that shows the position entered so far; undefined if nothing was entered. */
  look(this: void, props: StepProps<Draft>): GameUnderWayLook | undefined
}

export interface GameUnderWayLook {
  readonly body: ReactNode
  /** Label of the button that begins the game. */
  readonly begin: string
  /** Reason why the game cannot begin yet; undefined if the game can begin. */
  readonly notYet: string | undefined
}

/** Texts of a game about its roles, for the set-up. */
export interface NewGameTexts<Role extends string = string> {
  /** Returns the name that a new game of this date gets if the players enter none. */
  name(this: void, date: string): string
  readonly note: string
  /** Question for the number of roles, e.g. "How many houses", and the label of each number. */
  readonly numbers: string
  number(this: void, number: number): string
  /** Returns the name of a role, and the label of the input for its player. */
  role(this: void, role: Role): string
  field(this: void, role: Role): string
  readonly draw: string
  readonly giveOut: string
  /** Name of the app as the player of a role; omitted if the app never plays a role. */
  readonly runByTable?: string | undefined
  /** Returns a text that describes the consequences for roles without a player. */
  absent(this: void, number: number): string
  /** Returns a text which says that a person plays several roles; omitted if this is usual in the game. */
  readonly several?: ((this: void, name: string, n: number) => string) | undefined
  /** Texts of a rematch: the question how to assign the roles, and the heading of the list of players and roles. */
  readonly again: { readonly roles: string; readonly who: string }
}
