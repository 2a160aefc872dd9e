/** Effects of cards, symbols and locations, and the vetoes that can cancel each effect. */

/** Vetoes that can cancel an effect: two Fists, the Police Chief, or the F.B.I. */
export const VETOES = ['fists', 'chief', 'fbi'] as const
export type Veto = (typeof VETOES)[number]

/**
 * Source of an effect. Two Fists cancel effects of `text` and `symbol`. Effects of `location` can be cancelled only by the reaction card in
 * `listed`. `none` marks cards and symbols without an effect.
 */
export type Source = 'text' | 'symbol' | 'location' | 'none'
/**
 * Consequence of a cancelled effect. `turnOver`: the turn is over. `another`: the player may play another card. `noRepeat`: the location
 * does not offer its effect again. `noThird`: the player whom Complicity hits loses no Mafioso.
 */
export type Cancelled = 'turnOver' | 'another' | 'noRepeat' | 'noThird'

export interface EffectKind {
  readonly source: Source
  /** Reaction card that can cancel this effect because its text names the effect. */
  readonly listed?: Exclude<Veto, 'fists'>
  /** Number of cards that a player spends on the effect. */
  readonly cards: number
  readonly cancelled: Cancelled
}

const text = (cancelled: Cancelled, listed?: 'chief' | 'fbi'): EffectKind => ({
  source: 'text',
  cards: 1,
  cancelled,
  ...(listed && { listed }),
})
const symbol = (cancelled: Cancelled, cards = 1): EffectKind => ({ source: 'symbol', cards, cancelled })
const location = (listed?: 'chief' | 'fbi'): EffectKind => ({
  source: 'location',
  cards: 0,
  cancelled: 'noRepeat',
  ...(listed && { listed }),
})
const none: EffectKind = { source: 'none', cards: 0, cancelled: 'turnOver' }

export const EFFECTS = {
  snitch: text('turnOver', 'chief'),
  thief: text('turnOver', 'chief'),
  raid: text('turnOver', 'chief'),
  strings: text('turnOver'),
  plan: text('turnOver', 'fbi'),
  shadyDeals: text('turnOver', 'fbi'),
  hitman: text('another', 'fbi'),
  secretDeal: text('another'),
  complicity: text('noThird'),
  hat: symbol('turnOver'),
  twoHats: symbol('turnOver', 2),
  bullet: symbol('turnOver'),
  star: symbol('another'),
  prison: location('chief'),
  harbour: location('fbi'),
  fightClub: location(),
  policeStation: location(),
  shoppingDistrict: location(),
  townHall: location(),
  points: none,
  release: none,
  place: none,
  pass: none,
  wait: none,
} as const satisfies Readonly<Record<string, EffectKind>>
export type EffectName = keyof typeof EFFECTS

/** Number of cards that a player spends on each veto. */
export const VETO_CARDS: Readonly<Record<Veto, number>> = { fists: 2, chief: 1, fbi: 1 }

/** Texts and symbols of cards that a player can play as an action (R9). */
export const ACTION_CARDS = ['snitch', 'thief', 'raid', 'strings', 'plan', 'shadyDeals', 'hat', 'twoHats'] as const
/** Texts and symbols of cards that a player cannot play as an action (R67). */
export const NO_ACTIONS = ['hitman', 'secretDeal', 'complicity', 'star', 'fists', 'chief', 'fbi'] as const

/** Returns whether the turn of a player is over if the effect is cancelled. A Bullet is no turn: its player stays passed. */
export const isTurnOver = (what: EffectName): boolean => what !== 'bullet' && EFFECTS[what].cancelled === 'turnOver'
