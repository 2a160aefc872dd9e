import type { Game, Summarize, Vocabulary } from '../../referee'

/** A game on offer. Its rules are loaded when somebody plays it. */
export interface GameOnOffer {
  /** Stands in every saved game and in every export: never changed. */
  readonly id: string
  /** Title on the box, by language. */
  readonly name: Readonly<Record<'en' | 'cs', string>>
  /** Which edition of the box it referees, by language, where there are several. */
  readonly edition?: Readonly<Record<'en' | 'cs', string>>
  /** How many can play, and how many minutes it takes, as the box says: "3–5"; left out, nothing is said. */
  readonly box?: { readonly players: string; readonly minutes: string }
  readonly load: () => Promise<Game<Vocabulary>>
  /** Summarizes one of its games; without it they are in no archive. */
  readonly summary?: () => Promise<Summarize>
  /** Checks whether a value can be a state of one of its games, for imports; without it all are trusted. */
  readonly isState?: () => Promise<(state: unknown) => boolean>
}
