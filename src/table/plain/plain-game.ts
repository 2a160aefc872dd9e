import type { ComponentType, ReactNode } from 'react'
import type { Addend } from '../../kit/addends'
import type { HiddenEvent, HiddenMove } from '../../kit/hidden'
import type { Counts, Payment } from '../../kit/payment'
import type { Vote } from '../../kit/vote'
import type { CoreCode, Moment, Prompt, Revealed, Vocabulary } from '../../referee'
import type { Practice } from '../../session/practice'
import type { Language } from '../../ui/words'
import type { KnownBox } from '../charts/bg-stats'
import type { NowSpeech, TurnSeat } from '../game/game-now'
import type { QuestionProps } from '../game/game-questions'
import type { MenuRow, Place, RoleBadgeProps, Where } from '../game/game-table'
import type { GameOutcomes } from '../game/game-outcomes'
import type { StepProps } from '../new-game/new-game-spec'
import type { Seating } from '../new-game/seating'
import type { LogStep } from '../log/game-log'
import type { WithRule } from '../waiting-for/game-waiting-for'

/**
 * A part of an answer in a plain game. The field that is set decides which control asks for it; all next steps of a draft have the same
 * field.
 */
export interface PlainAnswer {
  /** Area of the board, chosen on the map or in a list. */
  readonly area?: string
  /** Number of times each means of payment is used; starts at the default payment. */
  readonly payment?: Payment
  /** Faces of physical dice, entered one by one. */
  readonly faces?: readonly number[]
  /** Number; entered on a number pad if every number from 0 to the maximum is possible. */
  readonly amount?: number
  readonly yes?: boolean
  /** One of several named options. */
  readonly option?: string
  /** Complete answer: offered by the rules, or built by a screen of the game. */
  readonly answer?: unknown
}

/** Vocabulary of a game whose answers consist of `PlainAnswer` parts. */
export interface PlainVocabulary extends Vocabulary {
  readonly draft: PlainAnswer
  readonly step: PlainAnswer
}

/** A plain game: a game that provides data, from which the shared screens are built. */
export interface PlainGame<V extends PlainVocabulary = PlainVocabulary> {
  /** Id in the catalogue. */
  readonly id: string
  /** Roles in display order. The id of a role is also the CSS class with its colours. */
  readonly roles: readonly V['role'][]
  /** Supported numbers of players. */
  readonly numbers: readonly number[]
  /** Default number of players of a new game; the smallest supported number if omitted. */
  readonly bestNumber?: number
  /** Returns the roles of a game with this number of players. If omitted, the players choose from all roles. */
  rolesFor?(this: void, number: number): readonly V['role'][]
  /** Returns the groups of roles for a number of people who have several roles each. If omitted, roles are assigned one by one. */
  division?(this: void, people: number): readonly (readonly V['role'][])[]
  /** Roles without a player are run by the app. */
  readonly hasTableSeat?: true
  /** The game has dice; the set-up asks who rolls them. */
  readonly hasDice?: true
  readonly texts: Readonly<Record<Language, PlainTexts<V>>>
  /** Kind of the prompt that waits for a ballot to be revealed; absent if the game has no ballots. */
  readonly reveal?: V['promptKind']
  /** Kinds of prompts that the app may answer at random. */
  readonly rolled: readonly V['promptKind'][]
  /** Kinds of sealed choices. The key is the kind of their ballot or of the prompt of a secret. */
  readonly sealed: Readonly<Record<string, PlainSealed<V>>>
  /** Names of events that result from revealed choices. */
  readonly decided: readonly V['event']['e'][]
  readonly board?: PlainBoard<V>
  setup(this: void, seated: SeatedRoles<V['role']>): V['setup']
  /** Components, drawings and texts of this game. */
  readonly own?: PlainOwn<V>
  facts(this: void, state: V['state']): PlainFacts<V['role']>
  isOverrulable(this: void, code: V['code']): boolean
}

/** Optional overrides by components, drawings and texts of a game; the shared screens derive all else from its data. */
export interface PlainOwn<V extends PlainVocabulary = PlainVocabulary> {
  /** Components for questions. The key is the kind of the prompt. */
  readonly questions?: Readonly<Partial<Record<V['promptKind'], ComponentType<QuestionProps>>>>
  /** Badge of a role, in place of a disc with a letter. */
  Badge?(this: void, props: RoleBadgeProps<V['role']>): ReactNode
  /** CSS class with the colours of a role; its id by default. */
  colours?(this: void, role: V['role']): string
  /** Question text with the current figures, in place of the text of its kind. */
  asked?(this: void, question: Prompt<V['promptKind'], V['role']>, state: V['state'], language: Language): QuestionText | undefined
  /** Move of a role that does not seal its secret in the app, and the label of its button. If omitted, every secret must be sealed. */
  readonly unsealed?: { move(this: void, role: V['role']): V['move']; readonly label: Readonly<Record<Language, string>> }
  /** Title of a ballot, shown above the seats; undefined for the shared text. */
  ballotTitle?(this: void, state: V['state'], language: Language): string | undefined
  /** Name of a step, which contains only the fields it adds; undefined for the name by the shared fields. */
  step?(this: void, step: V['draft'], at: StepPlace<V>, language: Language): StepName | undefined
  /** Board component, in place of the drawn board. */
  readonly Board?: ComponentType
  /** Component that shows all holdings, in place of the lists. */
  readonly Lying?: ComponentType
  /** Summary of an open game in the list of games, in place of the round and the badges. */
  Standing?(this: void, props: { readonly state: V['state'] }): ReactNode
  /** Component for the end of a game, in place of the table of points. */
  readonly End?: ComponentType
  /** Sheet of a refusal with names and legal moves, in place of the texts by code. */
  readonly Refused?: ComponentType
  /** Screens by path within the game; they extend or replace the screens built from data. */
  readonly screens?: Readonly<Record<string, ComponentType>>
  /** Current round and step; only the round by default. */
  where?(this: void, state: V['state'], language: Language): Where
  /** Links to screens of this game. The menu lists the shared screens by itself. */
  places?(this: void, language: Language): { readonly places: readonly Place[]; readonly menu?: readonly MenuRow[] }
  /** Icon of a move in the log, for moves that name no role; a shared icon by default. */
  logIcon?(this: void, move: V['move']): string | undefined
  /** Events shown first in their log entry, before their causes, e.g. the end of a vote. */
  readonly headEvents?: readonly V['event']['e'][]
  /** Phase of a round, used as a heading in the log. */
  phase?(this: void, state: V['state'], language: Language): string | undefined
  /** Steps of a turn or round, and the current one; none by default. */
  steps?(this: void, state: V['state'], language: Language): ReturnType<NowSpeech<V>['phases']>
  /** Roles in turn order, with the progress of each; undefined while there is no order. */
  turn?(this: void, state: V['state'], language: Language): readonly TurnSeat<V['role']>[] | undefined
  /** Values of a rule in the open game, one per line. */
  ruleFacts?(this: void, state: V['state'] | undefined, number: string, language: Language): readonly string[]
  /** Rules that the players may change as settings. */
  readonly settingRules?: readonly string[]
  /** Rules that no agreement of players can change. */
  readonly never?: readonly string[]
  /** Actions that a role may take now without a question, each with its rule. */
  may?(this: void, state: V['state'], role: V['role'], language: Language): readonly WithRule[]
  /** Exceptions to the rules that apply now. */
  forbidden?(this: void, state: V['state'], language: Language): readonly WithRule[]
  /** Texts with names entered by the players, used by the log. */
  textsOf?(this: void, state: V['state'], language: Language): PlainTexts<V>
  /** Moves that are played automatically after an answer. */
  following?(this: void, state: V['state'], moves: readonly V['move'][]): readonly V['move'][]
  /** Configuration of the screen that shows the consequences of a move. */
  readonly outcomes?: GameOutcomes<V>
  /** Description of revealed information, for the dialog that asks for consent to undo; its label by default. */
  shown?(this: void, revealed: Revealed, language: Language): string | undefined
  /** Object of a move for the undo and redo buttons, e.g. "village"; by default the text of its kind. */
  action?(this: void, move: V['move'], language: Language): string | undefined
  /** Role that made a move that names no role; undefined for the whole table. */
  doer?(this: void, moment: Moment<V>): V['role'] | undefined
  /** Moves that only lead to the next question; the undo button names the move before them. */
  readonly passing?: readonly V['move']['do'][]
  /** Step of a round to which a log entry belongs; undefined to fold by kind of entry. */
  logStep?(this: void, moment: Moment<V>, language: Language): LogStep | undefined
  /** Values before and after an event, added to its text in the log; undefined if the text says enough. */
  changedBy?(this: void, event: V['event'], before: V['state'], after: V['state'], language: Language): string | undefined
  /** Values that a correction has set, one sentence each. */
  after?(this: void, moment: Moment<V>, language: Language): readonly string[]
  /** Values before a correction, one sentence each. */
  before?(this: void, moment: Moment<V>, language: Language): readonly string[]
  /** Details of a log entry, shown next to its position. */
  detail?(this: void, moment: Moment<V>): ReactNode
  /** Figures of each role in the archive, and how games ended. */
  archive?(this: void, language: Language): PlainArchive
  /** Additional data of this game in a backup, besides the names of players. */
  backupExtras?(this: void): Promise<{ readonly export: () => unknown; readonly import: (found: unknown) => (() => void) | undefined }>
  /** Parts that the open question shows besides its component; loaded with the table, before the first screen. */
  readonly first?: readonly (() => Promise<unknown>)[]
  /** Loads the practice round. */
  practice?(this: void): Promise<PlainPractice<V>>
  /** Settings before the game begins. */
  readonly settling?: PlainSetupStep
}

/** Context of a step of an answer. */
export interface StepPlace<V extends PlainVocabulary = PlainVocabulary> {
  /** Draft before the step. */
  readonly draft: V['draft']
  readonly question: Prompt<V['promptKind'], V['role']>
  readonly state: V['state']
}

/** Name of a step of an answer. */
export interface StepName {
  readonly title: string
  /** Price or consequence of the step. */
  readonly note?: string | undefined
  /** Role whose badge is shown before the title. */
  readonly role?: string | undefined
  /** The step ends a list of choices; it is taken by the submit button and has no row. */
  readonly closes?: true | undefined
}

/** Text of a question. */
export interface QuestionText {
  readonly title: string
  /** One line of context, e.g. money, area or remaining pieces. */
  readonly note?: string | undefined
}

/** Texts and figures of this kind of game in the archive. */
export interface PlainArchive {
  readonly figures: readonly { readonly id: string; readonly name: string }[]
  how(this: void, how: string): string
  /** Published board game in external databases, and the figure used as the score. */
  readonly known?: { readonly box: KnownBox; readonly score: string }
}

/** UI state that practice steps can check besides the game. */
export interface PlainPracticeFacts {
  /** The revealed choices are displayed. */
  readonly laidOut: boolean
  /** Consequences of a move are displayed for the players to carry out on the board. */
  readonly showsOutcome: boolean
  /** Path of the screen, e.g. `/game/practice-islet/log`. */
  readonly place: string
}

/** Practice round of a plain game: its positions, its steps and the texts of the coach. */
export interface PlainPractice<V extends PlainVocabulary = PlainVocabulary> {
  of(this: void, name: string, language: Language): Practice<V, PlainPracticeFacts>
  readonly texts: Readonly<Record<Language, PracticeTexts>>
}

export interface PracticeTexts {
  /** Texts by step id. `{done}` and `{log}` are replaced by the labels of the screen. */
  readonly steps: Readonly<Record<string, string>>
  readonly learnt: readonly string[]
  readonly note: string
}

/** Set-up step of a game, with choices of its own type. */
export interface PlainSetupStep {
  readonly fresh: unknown
  isWhole(this: void, setupOptions: unknown): boolean
  /** Returns the set-up choices of a game in progress. */
  of(this: void, state: never): unknown
  /** Label of the button that leads to the step. */
  readonly label: Readonly<Record<Language, string>>
  readonly Step: ComponentType<StepProps<PlainDraft>>
  /** Last set-up step, with choices of the same type; its button starts the game. */
  readonly last?: PlainLastStep
  /** Optional page linked from the last step. */
  readonly beside?: PlainBesideStep
}

/** Optional page linked from the last step. */
interface PlainBesideStep {
  readonly path: string
  /** Label of the button that leads back to the last step. */
  readonly done: Readonly<Record<Language, string>>
  readonly Step: ComponentType<StepProps<PlainDraft>>
}

/** Last set-up step of a plain game. */
interface PlainLastStep {
  readonly path: string
  readonly label: Readonly<Record<Language, string>>
  /** Label of the button that starts the game. */
  readonly begin: Readonly<Record<Language, string>>
  readonly Step: ComponentType<StepProps<PlainDraft>>
}

/** Set-up of a plain game that has not begun. */
export interface PlainDraft extends Seating {
  readonly dice: SeatedRoles['dice']
  /** Choices made in the set-up step of the game. */
  readonly settled?: unknown
}

/** Props of a sealed choice. `onChange` receives undefined while the choice is incomplete. */
export interface SealedChoiceProps {
  readonly role: string
  /** Current choice: a draft, or the choice sealed before; undefined if none. */
  readonly choice: unknown
  /** Choices are public, so the buttons may show which option is selected. */
  readonly isOpen?: boolean
  onChange(this: void, choice: unknown): void
}

/** Kind of a sealed choice: a number up to a maximum, a named option, yes or no, or a component of the game. */
export type PlainSealed<V extends PlainVocabulary = PlainVocabulary> = {
  /** Heading of the revealed choices, e.g. "Hero orders"; the shared text by default. */
  revealed?(this: void, language: Language): string
} & (
  | {
      /** Key of the counted thing in the `things` of the texts. */
      readonly of: string
      most(this: void, state: V['state'], role: V['role']): number
    }
  | { readonly oneOf: readonly string[] }
  /** Yes or no; the `options` of the texts may rename both. */
  | { readonly yesOrNo: true }
  /** Component of the game. Its size, animation and network requests must not depend on the choice. */
  | {
      readonly Choice: ComponentType<SealedChoiceProps>
      /** Describes a choice as text. */
      shown(this: void, choice: unknown, language: Language): string
      /** Shows a choice to its own role; by default the words of `shown`. */
      readonly Chosen?: ComponentType<{ readonly role: string; readonly choice: unknown }>
      /** Label of the seal button if `Choice` itself shows which part is missing. Default: "Seal and cover", or the missing part. */
      sealLabel?(this: void, language: Language): string
    }
)

/** Board drawn from data. */
export interface PlainBoard<V extends PlainVocabulary = PlainVocabulary> {
  readonly width: number
  readonly height: number
  /** Corners of each area as SVG points, e.g. "0,0 90,0 90,50". */
  readonly corners: Readonly<Record<string, string>>
  /** Returns the roles with pieces in an area, one element per piece. */
  pieces(this: void, state: V['state'], area: string): readonly V['role'][]
}

/** Assignment of roles to people, and who rolls the dice. */
export interface SeatedRoles<Role extends string = string> {
  readonly roles: readonly Role[]
  /** Roles in seating order, clockwise; roles run by the app come last. */
  readonly seating: readonly Role[]
  readonly names: Readonly<Partial<Record<Role, string>>>
  /** People in seating order, with all roles of each. */
  readonly people: readonly { readonly name: string; readonly roles: readonly Role[] }[]
  readonly dice: 'app' | 'table'
  readonly setupOptions?: unknown
}

/** Values of a state for the screens. */
export interface PlainFacts<Role extends string = string> {
  readonly round: number
  readonly names: Readonly<Partial<Record<Role, string>>>
  readonly playing: readonly Role[]
  /** People with their roles, for games in which a person may have several. */
  readonly people?: readonly { readonly seat: string; readonly name: string; readonly roles: readonly Role[] }[]
  /** `app`: the app draws and rolls; `table`: the players roll physical dice. */
  readonly dice?: 'app' | 'table'
  /** Number of each kind of possession, for each role. */
  readonly holdings?: Readonly<Partial<Record<Role, Counts>>>
  /** Vote in progress. */
  readonly vote?: Vote<Role> | undefined
  /** Points at the end of the game by source; undefined before. */
  readonly points?: Readonly<Partial<Record<Role, readonly Addend[]>>> | undefined
}

/** Formatter of an event. */
interface Teller<Event, State> {
  /** Describes an event. @param before position before the event, for details that the event does not contain */
  tell(event: Event, before?: State): string
}

/** Words for the roles of a game. */
export interface PlainSeating {
  /** E.g. "Merchant". */
  readonly roleWord: string
  readonly note: string
  /** E.g. "3 merchants". */
  number(this: void, n: number): string
  readonly draw: string
  readonly giveOut: string
  readonly absent: string
  readonly again: string
}

/** Moves that all games share. */
type SharedMove = HiddenMove['do'] | 'correct' | 'overrule'

/** Texts of a game in one language. */
export interface PlainTexts<V extends PlainVocabulary = PlainVocabulary> {
  readonly name: string
  readonly roles: Readonly<Record<V['role'], string>>
  /** Names of areas, in the form used within a sentence. */
  readonly areas: Readonly<Record<string, string>>
  /** Names of goods and means of payment. The keys are the same as in the rules. */
  readonly things: Readonly<Record<string, string>>
  /** Names of other options. */
  readonly options?: Readonly<Record<string, string>>
  /** Names of the addends of points and votes, by `why`. */
  readonly addends: Readonly<Record<string, string>>
  readonly events: {
    readonly [E in Exclude<V['event']['e'], HiddenEvent['e']>]: Teller<Extract<V['event'], { readonly e: E }>, V['state']>['tell']
  }
  readonly questions: Readonly<Record<V['promptKind'], string>>
  /** Words for drawing and assigning roles; by default a role is called "role". */
  readonly seating?: PlainSeating
  /** Label of the submit button while nothing is chosen, e.g. "Build nothing". */
  readonly nothing: Readonly<Partial<Record<V['promptKind'], string>>>
  readonly refusals: Readonly<Record<Exclude<V['code'], CoreCode>, string>>
  /** Describes a revealed secret that is neither an area nor a string. */
  shown?(this: void, value: unknown): string
  /** Name of a printed number that is missing from the rulebook. @param point id of the number */
  pointName?(this: void, point: string): string
  /** Title and text of each rule. The key is the rule number. */
  readonly rules: Readonly<Record<string, readonly [title: string, text: string]>>
  /** Names of the moves of this game on the undo button. If omitted, the text of the first event is used, as for all other moves. */
  readonly actions?: Readonly<Record<Exclude<V['move']['do'], SharedMove>, string>>
  /** Titles of chapters. The key is the number of their first rule. If omitted, each rule is a chapter. */
  readonly chapters?: Readonly<Record<string, string>>
}
