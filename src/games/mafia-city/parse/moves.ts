import { isHiddenMove } from '../../../kit/hidden'
import { fields, keyed, listOf, maybe, only, reading, text, boolean, variants, whole, type Shape } from '../../../kit/shape'
import { accepted, type Result } from '../../../referee'
import { CARDS, FIRST_HAND, LOCATIONS, MOST_PLAYERS, TOKENS_IN_BOX } from '../box/box'
import { ACTION_CARDS, NO_ACTIONS, VETOES } from '../box/effects'
import { change } from '../fields'
import type { Act, Agreed, AnyMove, OwnMove, Setup } from '../model/moves'
import type { Code } from '../model/refusals'
import { DEFAULT_SETTINGS } from '../model/settings'
import type { Player } from '../model/state'
import { colour, colours, counts, height, label, place, settings, spot, stack } from '../shapes/pieces'

/** Parses moves and set-ups from JSON. */

/** Validator for a tile number. It accepts numbers that the box does not contain, so that the rules can refuse the tile. */
const tile = whole(0, 99)
/** Maximum number of Secret Deals in one move. */
const MOST_DEALS = CARDS

type Of<Do extends OwnMove['do']> = Extract<OwnMove, { readonly do: Do }>
const OWN: { readonly [Do in OwnMove['do']]: Shape<Of<Do>> } = {
  map: fields<Of<'map'>>({ do: only('map'), centre: tile, ring: listOf(tile, 2 * LOCATIONS.length), drawn: maybe(only(true)) }),
  redraw: fields<Of<'redraw'>>({ do: only('redraw'), by: colour, discard: whole(0, 2 * FIRST_HAND) }),
  act: fields<Act>({
    do: only('act'),
    by: colour,
    what: only(...ACTION_CARDS, ...NO_ACTIONS, 'place', 'pass', 'wait', 'acted', 'raided'),
    at: maybe(spot),
    place: maybe(height),
    to: maybe(spot),
    from: maybe(colour),
    back: maybe(colours),
  }),
  bullet: fields<Of<'bullet'>>({ do: only('bullet'), by: colour }),
  react: fields<Of<'react'>>({ do: only('react'), by: colour, with: only(...VETOES) }),
  nobody: fields<Of<'nobody'>>({ do: only('nobody') }),
  complicity: fields<Of<'complicity'>>({ do: only('complicity'), by: colour, at: spot, place: height }),
  noComplicity: fields<Of<'noComplicity'>>({ do: only('noComplicity'), by: colour }),
  taken: fields<Of<'taken'>>({ do: only('taken'), position: maybe(whole(1, CARDS)) }),
  drew: fields<Of<'drew'>>({ do: only('drew') }),
  choose: fields<Of<'choose'>>({ do: only('choose'), by: maybe(colour), at: place }),
  deal: fields<Of<'deal'>>({ do: only('deal'), by: colour, cards: whole(1, MOST_DEALS) }),
  noDeal: fields<Of<'noDeal'>>({ do: only('noDeal'), by: colour }),
  noMoreDeals: fields<Of<'noMoreDeals'>>({ do: only('noMoreDeals') }),
  stackNow: fields<Of<'stackNow'>>({ do: only('stackNow'), stack, deals: listOf(colour, MOST_DEALS) }),
  jail: fields<Of<'jail'>>({ do: only('jail'), by: colour, at: spot, place: height }),
  moveHitman: fields<Of<'moveHitman'>>({ do: only('moveHitman'), by: colour, to: place }),
  hitman: fields<Of<'hitman'>>({ do: only('hitman'), by: colour, place: height, at: maybe(spot) }),
  takeFigure: fields<Of<'takeFigure'>>({ do: only('takeFigure'), by: colour, take: boolean }),
  shop: fields<Of<'shop'>>({ do: only('shop'), by: colour }),
  star: fields<Of<'star'>>({ do: only('star'), by: colour, cancelled: maybe(only(true)) }),
  skip: fields<Of<'skip'>>({ do: only('skip'), by: colour }),
  end: fields<Of<'end'>>({ do: only('end'), reserve: maybe(counts(TOKENS_IN_BOX)), cards: maybe(counts(CARDS)) }),
  name: fields<Of<'name'>>({ do: only('name'), by: colour, player: colour }),
  take: fields<Of<'take'>>({ do: only('take'), by: colour, places: takenPlaces() }),
  draw: fields<Of<'draw'>>({ do: only('draw'), fewest: maybe(boolean) }),
}

function takenPlaces(): Shape<readonly number[] | 'cell'> {
  const heights = listOf(height, TOKENS_IN_BOX * MOST_PLAYERS)
  const cell = only('cell')
  return (json, at) => (json === 'cell' ? cell(json, at) : heights(json, at))
}

const own: Shape<OwnMove> = variants<OwnMove['do'], OwnMove>('do', OWN)

/** Maximum number of changes in one correction. */
const MOST_CHANGES = 500
type Correct = Extract<AnyMove, { readonly do: 'correct' }>
type Overrule = Extract<AnyMove, { readonly do: 'overrule' }>
const correct = fields<Correct>({ do: only('correct'), changes: listOf(change, MOST_CHANGES), reason: maybe(text(0, 200)) })
const overrule = fields<Overrule>({ do: only('overrule'), move: own, waive: listOf(label, 30, 1) })

/** Parses a move from JSON. Does not validate the content of secret moves; the ballot validates them later. Refusal: MALFORMED. */
export const parseMove = (json: unknown): Result<AnyMove, Code> => {
  const { do: what } = typeof json === 'object' && json !== null ? (json as { readonly do?: unknown }) : {}
  if (typeof what === 'string' && isHiddenMove({ do: what })) return accepted(json as AnyMove)
  return reading<AnyMove>(what === 'correct' ? correct : what === 'overrule' ? overrule : own, json, 'move')
}

const player = fields<Player>({ colour, name: text(0, 60) })
/** Parses a set-up from JSON. Omitted settings get their defaults. Refusal: MALFORMED. */
export const parseSetup = (json: unknown): Result<Agreed, Code> => {
  const shape = fields<Setup>({
    players: listOf(player, 12),
    start: colour,
    settings: maybe((given, at) => settings(typeof given === 'object' && given !== null ? { ...DEFAULT_SETTINGS, ...given } : given, at)),
    numbers: maybe(keyed(label, whole(0, 99), 100)),
  })
  const read = reading<Setup>(shape, json, 'setup')
  if (!read.ok) return read
  const { players, start, settings: agreed = DEFAULT_SETTINGS, numbers = {} } = read.value
  return accepted({ players, start, settings: { ...DEFAULT_SETTINGS, ...agreed }, numbers })
}
