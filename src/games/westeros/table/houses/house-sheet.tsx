import type { RoleSheet } from '../../../../table/roles/RolePages'
import type { RoleRow, Space } from '../../../../table/roles/role-sheet'
import { TRACKS, type HouseId } from '../../box/box'
import { houseState, turnOrder } from '../../model/position'
import type { State } from '../../model/state'
import { threshold } from '../../rules/victory'
import { flagViews, houseViews, supplyViews, trackViews, usedTokens, type HouseView } from '../../views/views'
import { TRACK_ICONS } from '../Glyphs'
import * as icons from '../icons'
import { useSpeech, type FirstSpeech } from '../speech'
import { SlotsRow } from '../../../../table/question/Slots'

/** Hook that returns the data of the overview of roles: houses in turn order, influence tracks, supply track and wildling threat. */
export const useHouseSheet = (state: State): RoleSheet<HouseId> => houseSheet(state, useSpeech())

const houseSheet = (state: State, speech: FirstSpeech): RoleSheet<HouseId> => {
  const { words, say, names } = speech
  const text = words.houses
  const goal = threshold(state)
  const [views, used] = [trackViews(state), usedTokens(state)]
  return {
    head: say(text.castlesOf, { goal }),
    columns: [
      { icon: icons.barrel, name: names.supply },
      { icon: icons.power, name: names.available },
      { icon: icons.star, name: text.stars },
    ],
    rows: houseViews(state).map((view): RoleRow<HouseId> => ({
      role: view.house,
      name: names.house.plain(view.house),
      player: view.player ?? text.byTable,
      goal: { reached: view.castles.length, needed: goal, label: names.count.castleAreas(view.castles.length) },
      figures: [view.supply.level, view.power.available, view.stars],
      ...(view.supply.check === undefined ? {} : { rest: armiesRow(view, speech) }),
    })),
    ordersLabel: text.tracks,
    orders: TRACKS.map((track) => ({
      id: track,
      icon: TRACK_ICONS[track],
      name: names.track[track],
      places: views[track].map(({ house, holdsToken, stars = 0 }) => ({
        role: house,
        ...(stars > 0 ? { worth: { icon: icons.star, n: stars, label: names.count.stars(stars) } } : {}),
        ...(holdsToken && used[track] ? { used: text.used } : {}),
      })),
    })),
    spaces: [
      { id: 'supply', icon: icons.barrel, name: text.supplyTrack, spaces: supplySpaces(state, speech) },
      {
        id: 'threat',
        icon: icons.mammoth,
        name: text.wildlings,
        spaces: state.box.threat.map((n) => ({ n, isNow: n === state.threat })),
      },
    ],
  }
}

/**
 * Returns the spaces of the supply track with the houses on them, and the armies that each level allows.
 * @param then levels after the planned change: a house is faded on its current level and shown in full on its next level
 */
export const supplySpaces = (
  state: State,
  { words, say }: Pick<FirstSpeech, 'words' | 'say'>,
  then?: ReadonlyMap<HouseId, number>,
): readonly Space<HouseId>[] => {
  const now = (house: HouseId) => houseState(state, house).supply
  const next = (house: HouseId) => then?.get(house) ?? now(house)
  return supplyViews(state).map(({ level, flags }) => ({
    n: level,
    roles: turnOrder(state).flatMap((house) => {
      const comes = next(house) === level
      return comes || now(house) === level ? [{ role: house, fades: !comes }] : []
    }),
    printed: { text: flags.join(' '), label: say(words.houses.armiesUpTo, { flags: flags.join(', ') }) },
  }))
}

/** Armies of a house in the slots that its supply level allows. */
const armiesRow = ({ groups = {}, supply }: HouseView, { words, say }: FirstSpeech) => (
  <SlotsRow
    fillings={flagViews(supply.flags, Object.entries(groups)).map(({ size, flag }) => ({ size, room: flag }))}
    label={say(words.houses.armies, { armies: supply.check?.armies.join('-') || 0, flags: supply.flags.join('-') })}
  />
)
