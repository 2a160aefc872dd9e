import type { ComponentType, ReactNode } from 'react'
import type { StandardBoardProps } from './board-props'
import type { Addend } from '../../kit/addends'
import type { Counts } from '../../kit/payment'
import type { Vote } from '../../kit/vote'
import type { Moment, Prompt, Revealed } from '../../referee'
import type { Practice } from '../../session/practice'
import type { Language } from '../../ui/words'
import type { KnownBox } from '../charts/bg-stats'
import type { NowSpeech, TurnSeat } from '../game/game-now'
import type { SealedKind } from '../game/game-ballots'
import type { QuestionProps } from '../game/game-questions'
import type { StandardBesideStep, StandardDraft, StandardLastStep } from './setup-steps'
import type { MenuRow, Place, RestoredEntries, RoleBadgeProps, Where } from '../game/game-table'
import type { GameOutcomes } from '../game/game-outcomes'
import type { StepProps } from '../new-game/new-game-spec'
import type { ChangedValue } from '../game/changed-value'
import type { LogStep } from '../log/game-log'
import type { WithRule } from '../waiting-for/game-waiting-for'
import type { StandardPracticeFacts, PracticeTexts } from './practice-types'
import type { SealedChoiceProps } from './sealed-choice'
import type { StandardTexts } from './standard-texts'
import type { StandardAnswer, StandardVocabulary } from './standard-vocabulary'

export type { SealedChoiceProps }
export type { StandardAnswer, StandardVocabulary } from './standard-vocabulary'
export type { StandardTexts } from './standard-texts'

/**
 * Everything that a game provides for the shared screens, grouped by subject. The app builds the screens from these data; a component or
 * function that a game provides replaces only this part.
 */
export interface StandardGame<V extends StandardVocabulary = StandardVocabulary> {
  readonly identity: StandardIdentity<V>
  readonly setup: StandardSetup<V>
  readonly questions: StandardQuestions<V>
  /** If omitted, the game has no sealed choices. */
  readonly sealed?: StandardBallots<V>
  readonly board?: StandardBoardParts<V>
  readonly log?: StandardLogTexts<V>
  readonly rooms?: StandardRooms<V>
  readonly rules?: StandardRules<V>
  readonly texts: Readonly<Record<Language, StandardTexts<V>>>
  /** Returns the texts of the game with the names that the players entered. The log uses these texts. */
  textsOf?(this: void, state: V['state'], language: Language): StandardTexts<V>
  facts(this: void, state: V['state']): StandardFacts<V['role']>
}

/** Id of the game and its roles. */
export interface StandardIdentity<V extends StandardVocabulary = StandardVocabulary> {
  /** Id of the game in the catalogue. */
  readonly id: string
  /** Roles in display order. The id of a role is also the CSS class with its colours. */
  readonly roles: readonly V['role'][]
  /** Supported numbers of players. */
  readonly numbers: readonly number[]
  /** Default number of players of a new game; the smallest supported number if omitted. */
  readonly bestNumber?: number
  /** Returns the roles of a game with this number of players. If omitted, the players choose from all roles. */
  rolesFor?(this: void, number: number): readonly V['role'][]
  /** Returns the groups of roles for a number of people, if each person has several roles. If omitted, roles are assigned one by one. */
  division?(this: void, people: number): readonly (readonly V['role'][])[]
  /** Whether the app plays the roles that have no player. */
  readonly hasTableSeat?: true
  /** Component that draws the badge of a role. By default, the badge is a disc with a letter. */
  Badge?(this: void, props: RoleBadgeProps<V['role']>): ReactNode
  /** Returns the CSS class with the colours of a role. By default, the class is the id of the role. */
  colours?(this: void, role: V['role']): string
}

/** Set-up of a new game and practice round. */
export interface StandardSetup<V extends StandardVocabulary = StandardVocabulary> {
  begin(this: void, seated: SeatedRoles<V['role']>): V['setup']
  /** Whether the game has dice. If so, the set-up asks whether the app or the players roll them. */
  readonly hasDice?: true
  /** Set-up step in which the players choose the settings of a new game. */
  readonly step?: StandardSetupStep
  /** Loads the practice round. */
  practice?(this: void): Promise<StandardPractice<V>>
}

/** Open questions: their components, texts and answers. */
export interface StandardQuestions<V extends StandardVocabulary = StandardVocabulary> {
  /** Components that replace the shared question component. The key is the kind of the prompt. */
  readonly components?: Readonly<Partial<Record<V['promptKind'], ComponentType<QuestionProps>>>>
  /** Functions that import further components of the open question. The app calls these functions before it shows the first game screen. */
  readonly first?: readonly (() => Promise<unknown>)[]
  /** `asked` returns the text of a question with details of the state (default: the text of its kind), `permitted` what it permits. */
  text?(this: void, question: Prompt<V['promptKind'], V['role']>, state: V['state'], language: Language): QuestionText | undefined
  permitted?(this: void, question: Prompt<V['promptKind'], V['role']>, state: V['state'], language: Language): string | undefined
  /** Returns the label of a step of an answer, which contains only the added fields. If undefined, the label is derived from these. */
  step?(this: void, step: V['draft'], at: StepPlace<V>, language: Language): StepName | undefined
  /** Returns a known answer with which a question begins, e.g. a number that was reported before. The user can change the answer. */
  knownAnswer?(this: void, question: Prompt<V['promptKind'], V['role']>, moment: Moment<V>): StandardAnswer | undefined
  /** Kinds of prompts that the app may answer at random. */
  readonly rolled: readonly V['promptKind'][]
  /** Returns the label of the button with which the app draws in a state. If undefined, the label is {@link StandardTexts.drawLabel}. */
  drawLabel?(this: void, state: V['state'], language: Language): string | undefined
  isOverrulable(this: void, code: V['code']): boolean
  /** Dialog that explains a refused move with names and legal moves. By default, the dialog shows the text of the refusal code. */
  readonly Refused?: ComponentType
  /** Configuration of the screens that show the consequences of a move. */
  readonly outcomes?: GameOutcomes<V>
  /** Names of moves, and kinds of corrected values, after which unfinished answers to the other open questions stay valid. */
  readonly keepsAnswers?: readonly V['move']['do'][]
  readonly keepsAnswersOver?: readonly string[]
  /** Names of moves that only open the next question. The undo button then names the previous move instead. */
  readonly passing?: readonly V['move']['do'][]
  /** Returns whether the app adds a move before the choice of the player. The undo button then names the choice. */
  isAddedBefore?(this: void, moment: Moment<V>): boolean
}

/** Sealed choices: what players choose, and the texts of ballots. */
export interface StandardBallots<V extends StandardVocabulary = StandardVocabulary> {
  /** Descriptions of the sealed choices of the game. The key is the kind of the ballot, or the kind of the prompt of a secret. */
  readonly choices: Readonly<Record<string, StandardSealed<V>>>
  /** Kind of the prompt that is open until a ballot is revealed; absent if the game has no ballots. */
  readonly reveal?: V['promptKind']
  /** Names of the events that the app shows as results of revealed choices. */
  readonly decided: readonly V['event']['e'][]
  /** Returns whether the settings of the game allow secret choices; by default, if the game has sealed choices. */
  hasSecrets?(this: void, state: V['state']): boolean
  /** Move of a role that does not seal its secret in the app, and the label of its button. If omitted, every role must seal its secret. */
  readonly unsealed?: { move(this: void, role: V['role']): V['move']; readonly label: Readonly<Record<Language, string>> }
  /** Returns the title of a ballot, shown above the list of seats. If undefined, the shared title is shown. */
  title?(this: void, state: V['state'], language: Language): string | undefined
  /** Returns a sentence that the cover of the phone shows before `ballotNotes`, because the cover does not show the title of the ballot. */
  cover?(this: void, state: V['state'], language: Language): string | undefined
  /** Returns the sentence of `ballotNotes` that players need for their choice. The table shows it above the seats, on every screen. */
  stakes?(this: void, state: V['state'], language: Language): string | undefined
  /** Returns sentences about an open ballot for all players, shown with its seats and on the cover of the phone. */
  notes?(this: void, state: V['state'], language: Language): readonly string[]
  /**
   * Returns the text about revealed information in the dialog that asks all players to agree to undo. `before` is the state before the
   * reveal. Default: a general text for secret choices, otherwise the label of the information.
   */
  shown?(this: void, revealed: Revealed, language: Language, before: V['state']): string | undefined
}

/** Board: either a drawing built from data or a component of the game. */
export interface StandardBoardParts<V extends StandardVocabulary = StandardVocabulary> {
  readonly drawing?: StandardBoard<V>
  /** Component that shows the board and replaces the board drawn from data. */
  readonly Board?: ComponentType<StandardBoardProps>
  /** Returns the areas that a log entry is about, the most important first. */
  areas?(this: void, moment: Moment<V>): readonly string[]
  /** Returns the names of the areas by which the log can be filtered. The key is the area. By default, `areas` of the texts. */
  areaNames?(this: void, state: V['state'], language: Language): Readonly<Record<string, string>>
}

/** Log, labels of the undo button, and descriptions of changes. */
export interface StandardLogTexts<V extends StandardVocabulary = StandardVocabulary> {
  /** Returns the noun for a move on the undo and redo buttons, e.g. "village". If undefined, the name of the kind of move is shown. */
  action?(this: void, move: V['move'], language: Language, events: readonly V['event'][], before?: V['state']): string | undefined
  /** Returns the role that made a move, if the move itself names no role. Undefined if all players made the move together. */
  doer?(this: void, moment: Moment<V>): V['role'] | undefined
  /** Returns the role whose badge a log entry shows if its move names no role. If undefined, the entry shows an icon. */
  badge?(this: void, moment: Moment<V>): V['role'] | undefined
  /** Returns the icon of a log entry whose move names no role. If undefined, a shared icon is shown. */
  icon?(this: void, move: V['move']): string | undefined
  /** Names of events that a log entry shows before the other events of the entry, e.g. the end of a vote. */
  readonly headEvents?: readonly V['event']['e'][]
  /** Names of events that the log shows as less important, below the other events of an entry, e.g. the beginning of a phase. */
  readonly minorEvents?: readonly V['event']['e'][]
  /** Returns the heading of the current round in the log. By default, the heading is the number of the round. */
  roundTitle?(this: void, state: V['state'], language: Language): string
  /** Returns the name of the current phase, used as a heading in the log. */
  phase?(this: void, state: V['state'], language: Language): string | undefined
  /** `step` returns the step of a log entry (if undefined, the log groups entries by kind); `summary` describes collapsed entries. */
  step?(this: void, moment: Moment<V>, language: Language): LogStep | undefined
  summary?(this: void, moments: readonly Moment<V>[], counts: string, language: Language): ReactNode
  /** Returns whether a collapsed row of the log may contain an entry. By default, it may contain every usual entry. */
  mayFold?(this: void, moment: Moment<V>): boolean
  /**
   * Returns texts with the state before and after an event, which the log adds to the text of the event; undefined if it adds nothing.
   * @param move move of the entry; for a move that overrules a rule, the move inside
   */
  changedBy?(this: void, event: V['event'], before: V['state'], after: V['state'], language: Language, move: object): string | undefined
  /** Returns texts about what a correction has set, each with the state before the correction. */
  changed?(this: void, moment: Moment<V>, language: Language): readonly ChangedValue[]
  /** Returns texts about what the players must change on the real table after an undo or redo. */
  restored?(this: void, undone: V['state'], state: V['state'], language: Language, moved: RestoredEntries<V>): readonly ChangedValue[]
  /** Component with details of a log entry, shown next to the position after the entry. */
  detail?(this: void, moment: Moment<V>): ReactNode
}

/** Screens of the game beside the open question, and what the shared screens show about a position. */
export interface StandardRooms<V extends StandardVocabulary = StandardVocabulary> {
  /** Screens of the game. The key is the URL path. They replace the screens built from data that have the same path. */
  readonly screens?: Readonly<Record<string, ComponentType>>
  /** Returns the links to the screens of this game. The menu adds the links to the shared screens. */
  places?(this: void, language: Language): { readonly places: readonly Place[]; readonly menu?: readonly MenuRow[] }
  /** Returns the current round and the step within the round. By default, only the round is shown. */
  where?(this: void, state: V['state'], language: Language): Where
  /** Returns the steps of a turn or round, with the current step marked. By default, no steps are shown. */
  steps?(this: void, state: V['state'], language: Language): ReturnType<NowSpeech<V>['phases']>
  /** Returns the roles in turn order, with the progress of each role. Undefined while the game has no turn order. */
  turn?(this: void, state: V['state'], language: Language): readonly TurnSeat<V['role']>[] | undefined
  /** Returns the actions that a role may take now although no question asks for them, each with its rule number. */
  may?(this: void, state: V['state'], role: V['role'], language: Language): readonly WithRule[]
  /** Returns the restrictions that currently apply, each with its rule number. */
  forbidden?(this: void, state: V['state'], language: Language): readonly WithRule[]
  /** Component that shows the possessions of all roles; replaces the shared lists of possessions. */
  readonly Possessions?: ComponentType
  /** Component that summarizes an open game in the list of games. By default, the list shows the round and the badges. */
  Summary?(this: void, props: { readonly state: V['state'] }): ReactNode
  /** Component that shows the end of a game. By default, a table of points is shown. */
  readonly End?: ComponentType
  /** Returns the numbers of each role that the archive shows, and how games ended. */
  archive?(this: void, language: Language): StandardArchive
  /** Additional data of this game in a backup, besides the names of players. */
  backupExtras?(this: void): Promise<{ readonly export: () => unknown; readonly import: (found: unknown) => (() => void) | undefined }>
}

/** Rule reference: what applies in the open game. */
export interface StandardRules<V extends StandardVocabulary = StandardVocabulary> {
  /** Returns the numbers or settings that apply to a rule in the open game, one text per line. */
  facts?(this: void, state: V['state'] | undefined, number: string, language: Language): readonly string[]
  /** Numbers of the rules that the players can change in the settings. */
  readonly settings?: readonly string[]
  /** Numbers of the rules that the players cannot overrule. */
  readonly never?: readonly string[]
}

/** Context in which a step of an answer is offered. */
export interface StepPlace<V extends StandardVocabulary = StandardVocabulary> {
  /** Draft of the answer before the step is added. */
  readonly draft: V['draft']
  readonly question: Prompt<V['promptKind'], V['role']>
  readonly state: V['state']
}

/** Name of a step of an answer. */
export interface StepName {
  readonly title: string
  /** Text about the price or the consequence of the step. */
  readonly note?: string | undefined
  /** Role whose badge is shown in front of the title of the step. */
  readonly role?: string | undefined
  /** Set if the step ends a list of choices. The submit button then performs the step, and the list has no row for the step. */
  readonly closes?: true | undefined
}

/** Text of a question. */
export interface QuestionText {
  readonly title: string
  /** Line of context below the question, e.g. money, area or remaining pieces. */
  readonly note?: string | undefined
}

/** Texts about finished games of this kind, and their numbers, for the archive. */
export interface StandardArchive {
  readonly figures: readonly { readonly id: string; readonly name: string }[]
  how(this: void, how: string): string
  /** Published board game in external databases, and the id of the number that counts as the score. */
  readonly known?: { readonly box: KnownBox; readonly score: string }
}

/** Practice round of a game with the shared screens: its positions, its steps and the texts of the coach. */
export interface StandardPractice<V extends StandardVocabulary = StandardVocabulary> {
  of(this: void, name: string, language: Language): Practice<V, StandardPracticeFacts>
  readonly texts: Readonly<Record<Language, PracticeTexts>>
}

/** Set-up step of a new game in which the players choose options that only this game has. */
export interface StandardSetupStep {
  readonly fresh: unknown
  isWhole(this: void, setupOptions: unknown): boolean
  /** Returns the options that were chosen in the set-up of a game in progress. */
  of(this: void, state: never): unknown
  /** Label of the button that opens the set-up step. */
  readonly label: Readonly<Record<Language, string>>
  readonly Step: ComponentType<StepProps<StandardDraft>>
  /** Component with choices of a rematch that concern only this game, e.g. who begins. */
  readonly Again?: ComponentType<StepProps<StandardDraft>>
  /** Last set-up step, in which the players edit the same options. Its button starts the game. */
  readonly last?: StandardLastStep
  /** Optional page that the last set-up step links to. */
  readonly beside?: StandardBesideStep
}

/** Description of a sealed choice: a number up to a maximum, a named option, yes or no, or a choice made in a component of the game. */
export type StandardSealed<V extends StandardVocabulary = StandardVocabulary> = {
  /** Returns the heading above the revealed choices, e.g. "Hero orders". A shared heading by default. */
  revealed?(this: void, language: Language): string
  /** Whether the app shows only what follows from the revealed choices, and not the choice of each role. */
  readonly isOutcomeOnly?: true
  /** Main button that ends the ballot without choosing, and the label of the button that then begins the secret round. */
  readonly skip?: SealedKind['skip']
} & (
  | {
      /** Key in the field `things` of the texts; names the goods that the player counts. */
      readonly of: string
      most(this: void, state: V['state'], role: V['role']): number
    }
  | { readonly oneOf: readonly string[] }
  /** The choice is yes or no. The field `options` of the texts can rename both answers. */
  | { readonly yesOrNo: true }
  /** The choice is made in a component of the game. To keep it secret, size, animation and network requests must not depend on it. */
  | {
      readonly Choice: ComponentType<SealedChoiceProps>
      shown(this: void, choice: unknown, language: Language): string
      /** Component that shows a choice to the role that made it. By default, the text that `shown` returns is displayed. */
      readonly Chosen?: ComponentType<{ readonly role: string; readonly choice: unknown }>
      /** Form for choices that the players enter openly; by default, the choices are made one after the other in `Choice`. */
      readonly ByHand?: SealedKind['ByHand']
      /** Label of the seal button: `sealLabel` if `Choice` shows what is missing, `chooseLabel` while the choice is incomplete. */
      sealLabel?(this: void, language: Language): string
      chooseLabel?(this: void, language: Language): string
      /** Returns whether a choice can be sealed, if `Choice` also reports unfinished choices. */
      isWhole?(this: void, choice: unknown): boolean
    }
)

/** Data from which the shared screens draw a board. */
export interface StandardBoard<V extends StandardVocabulary = StandardVocabulary> {
  readonly width: number
  readonly height: number
  /** Corners of each area as SVG points, e.g. "0,0 90,0 90,50". */
  readonly corners: Readonly<Record<string, string>>
  /** Returns the owner of each piece in an area, one element per piece. */
  pieces(this: void, state: V['state'], area: string): readonly V['role'][]
}

/** Assignment of roles to people, and who rolls the dice. */
export interface SeatedRoles<Role extends string = string> {
  readonly roles: readonly Role[]
  /** Roles in clockwise seating order. Roles that the app plays come last. */
  readonly seating: readonly Role[]
  readonly names: Readonly<Partial<Record<Role, string>>>
  /** People in seating order, with all roles of each person. */
  readonly people: readonly { readonly name: string; readonly roles: readonly Role[] }[]
  readonly dice: 'app' | 'table'
  readonly setupOptions?: unknown
}

/** Data that the shared screens read from a state of the game. */
export interface StandardFacts<Role extends string = string> {
  readonly round: number
  readonly names: Readonly<Partial<Record<Role, string>>>
  readonly playing: readonly Role[]
  /** People with their roles. Set only if a person may have several roles in this game. */
  readonly people?: readonly { readonly seat: string; readonly name: string; readonly roles: readonly Role[] }[]
  /** Who rolls the dice, as chosen in the set-up. `app`: the app rolls them. `table`: the players roll real dice. */
  readonly dice?: 'app' | 'table'
  /** Number of each type of goods that a role owns. The key is the role. */
  readonly holdings?: Readonly<Partial<Record<Role, Counts>>>
  /** Open vote; undefined if the players are not voting. */
  readonly vote?: Vote<Role> | undefined
  /** Final points of each role, with the source of each addend; undefined before the end of the game. */
  readonly points?: Readonly<Partial<Record<Role, readonly Addend[]>>> | undefined
}
