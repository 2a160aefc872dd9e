import { fields, maybe, only, boolean } from '../../../kit/shape'
import { WILDLING_CARDS } from '../box/box'
import { withTidesDeck } from '../box/second/tides'
import { settingNamesOf } from '../model/settings'
import type { SettingName, State, Tracking } from '../model/state'
import { player, seat, TRACKING_PARTS } from '../shapes/table'
import type { Records } from './record'

interface Named {
  readonly id: string
}

const replaceById = <T extends Named>(list: readonly T[], item: T): readonly T[] =>
  list.some(({ id }) => id === item.id) ? list.map((other) => (other.id === item.id ? item : other)) : [...list, item]

const { units, power, orders, cards, decks, bids } = TRACKING_PARTS
const someTracking = fields<Partial<Tracking>>({
  units: maybe(units),
  power: maybe(power),
  orders: maybe(orders),
  cards: maybe(cards),
  decks: maybe(decks),
  bids: maybe(bids),
})

/**
 * Returns the state in which the app has forgotten the order of its wildling deck, if the players change to the real deck. Otherwise the
 * cards that can be turned up would show which card the holder of the Raven saw (E8.4).
 */
const withRealDecks = (state: State, { decks: now }: Partial<Tracking>): State => {
  const { wildlings, tracking, box } = state
  if (wildlings === undefined || now !== 'table' || tracking.decks === 'table') return state
  const unseen = WILDLING_CARDS.filter((card) => card in (box.wildlings ?? {})).toSorted()
  return { ...state, wildlings: { unseen, under: [], drawn: wildlings.drawn } }
}

/** Editable fields of the settings, and of how much of the game the app tracks. */
export const settingFields: Records<'setting', { readonly name: SettingName }> &
  Records<'tracking', { readonly tracking: Partial<Tracking> }> = {
  setting: {
    section: 'settings',
    subjects: ({ box }) => settingNamesOf(box).map((name) => ({ name })),
    name: ({ name }) => name,
    shape: (box) => ({ name: only(...settingNamesOf(box)), value: boolean }),
    read: ({ settings }, { name }) => ({ value: settings[name] ?? false }),
    write: (state, { name, value }) => ({
      ...state,
      // A stored game may have a box without this optional deck (E22).
      ...(name === 'tidesOfBattle' && value ? { box: withTidesDeck(state.box) } : {}),
      settings: { ...state.settings, [name]: value },
    }),
  },
  tracking: {
    section: 'tracking',
    subjects: ({ tracking }) => [{ tracking }],
    name: () => '',
    shape: () => ({ tracking: someTracking }),
    read: (state, { tracking }) => ({
      tracking: Object.fromEntries(Object.keys(tracking).map((part) => [part, state.tracking[part as keyof Tracking]])),
    }),
    write: (state, { tracking }) => ({ ...withRealDecks(state, tracking), tracking: { ...state.tracking, ...tracking } }),
    // Merges two changes of the tracked parts of the game, so that each keeps the parts that only the other sets.
    gather: (before, after) => ({ set: 'tracking', tracking: { ...before.tracking, ...after.tracking } }),
  },
}

/** Editable fields of the seats and the players. */
export const peopleFields: Records<'seat', { readonly seat: Named }> & Records<'player', { readonly player: Named }> = {
  seat: {
    section: 'people',
    subjects: ({ seats }) => seats.map(({ id }) => ({ seat: { id } })),
    name: ({ seat: { id } }) => id,
    shape: () => ({ seat }),
    read: ({ seats }, { seat: { id } }) => {
      const found = seats.find((other) => other.id === id)
      return found === undefined ? undefined : { seat: found }
    },
    write: (state, change) => ({ ...state, seats: replaceById(state.seats, change.seat) }),
  },
  player: {
    section: 'people',
    subjects: ({ players }) => players.map(({ id }) => ({ player: { id } })),
    name: ({ player: { id } }) => id,
    shape: () => ({ player }),
    read: ({ players }, { player: { id } }) => {
      const found = players.find((other) => other.id === id)
      return found === undefined ? undefined : { player: found }
    },
    write: (state, change) => ({ ...state, players: replaceById(state.players, change.player) }),
  },
}
