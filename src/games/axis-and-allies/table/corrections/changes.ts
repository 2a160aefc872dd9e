import { sentence } from '../../../../ui/grammar/numbers'
import { tickOf } from '../../../../table/check/board-check'
import type { SettingValue } from '../../../../table/corrections/before'
import { textOfChange, type ChangeViews } from '../../../../table/corrections/change-views'
import { TERRITORIES } from '../../box/board'
import type { Power } from '../../box/powers'
import { DEFAULT_SETTINGS, type Settings } from '../../model/settings'
import type { Change } from '../../model/moves'
import type { State } from '../../model/state'
import { RULING_NAMES, type Ruling } from '../parts/rulings'
import type { Texts } from '../parts/words'
import type { SetTexts } from './words'

/** Returns the text for the current choice of a setting. */
export const saidOf = (value: Settings[Ruling], { values }: SetTexts): string => values[`${value}`] ?? `${value}`

/** Returns the settings that differ from the rulebook as text. */
const rulesText = (settings: Settings, texts: Texts, set: SetTexts): string => {
  const others = RULING_NAMES.filter((name) => settings[name] !== DEFAULT_SETTINGS[name])
  return [
    ...others.map((name) => `${set.rules[name][0]}: ${saidOf(settings[name], set)}`),
    ...settings.advantages.map(texts.advantageName),
  ].join('; ')
}

const list = (parts: readonly string[], none: string): string => (parts.length === 0 ? none : parts.join(', '))

/** Returns the controller, income, industrial complex and AA guns of a territory as text. */
export const holdingText = ({ controller, income, ic, aa }: State['territories'][string], texts: Texts, set: SetTexts): string =>
  [texts.powers[controller], set.pays(income), ...(ic || aa > 0 ? [texts.unitList({ ic: Number(ic), aa })] : [])].join(', ')

/** Id of the row of the board check that compares the round, the power whose turn it is, and the phase. */
export const TURN = 'turn'
const spacePart = ({ at }: { readonly at: string }): string => tickOf(at)
const powerPart = ({ power }: { readonly power: Power }): string => power

interface Context {
  readonly players: State['players']
  readonly texts: Texts
  readonly set: SetTexts
}

/** Returns the name of the player on a seat by the powers of the player, or by the number of the seat. */
const seatText = (seat: number, { players, texts, set }: Context): string => {
  const player = players[seat]
  return player === undefined
    ? set.person(seat + 1)
    : set.playerOf(
        list(
          player.powers.map((power) => texts.powers[power]),
          '',
        ),
      )
}

export const changeViews: ChangeViews<Change, Context> = {
  cash: { text: ({ power, ipc }, { texts }) => `${texts.powers[power]}: ${texts.ipc(ipc)}`, part: powerPart },
  territory: { text: (change, { texts, set }) => `${texts.spaceName(change.at)}: ${holdingText(change, texts, set)}`, part: spacePart },
  taken: { text: ({ at, taken }, { texts, set }) => `${texts.spaceName(at)}: ${taken ? set.taken : set.notTaken}`, part: spacePart },
  developments: {
    text: ({ power, owned }, { texts, set }) =>
      `${texts.powers[power]}: ${list(
        owned.map((one) => texts.developments[one] ?? one),
        set.noDevelopment,
      )}`,
    part: powerPart,
  },
  bought: { text: ({ power, units }, { texts, set }) => `${texts.powers[power]}: ${set.waiting(texts.unitList(units))}`, part: powerPart },
  units: {
    text: ({ at, power, units }, { texts }) => `${texts.spaceName(at)}, ${texts.powers[power]}: ${texts.unitList(units)}`,
    part: spacePart,
  },
  clock: {
    text: ({ round, power, phase }, { texts }) => [texts.round(round), texts.powers[power], texts.phases[phase] ?? ''].join(', '),
    part: () => TURN,
  },
  announced: {
    text: ({ announced }, { texts, set }) =>
      set.announcedAre(
        list(
          announced.map((one) => announcedText(one, texts, set)),
          set.none,
        ),
      ),
    part: () => TURN,
  },
  used: { text: ({ advantage, used }, { texts, set }) => `${texts.advantageName(advantage)}: ${used ? set.used : set.unused}` },
  number: { text: ({ point, value }, { set }) => `${sentence(set.pointName(point))}: ${value}` },
  name: { text: ({ seat, name }, context) => `${seatText(seat, context)}: ${name}` },
  plays: {
    text: ({ power, seat }, { players, texts, set }) =>
      `${set.whoPlays(texts.powers[power])}: ${players[seat]?.name || set.person(seat + 1)}`,
    part: powerPart,
  },
  settings: { text: ({ settings }, { texts, set }) => `${set.sections.rules}: ${rulesText(settings, texts, set) || set.asPrinted}` },
}

/** Describes one change of a correction in one line, for the log. */
export const changeText = (change: Change, { players }: Pick<State, 'players'>, texts: Texts, set: SetTexts): string =>
  textOfChange(changeViews, change, { players, texts, set })

/** Returns the space and the kind of an announced battle or raid as text. */
export const announcedText = (
  { at, kind, from }: State['turn']['announced'][number],
  { spaceName }: Texts,
  { fights }: Pick<SetTexts, 'fights'>,
): string => `${spaceName(at)}: ${from === undefined ? fights[kind] : `${fights.landing}, ${spaceName(from)}`}`

/**
 * Returns a text that says why a corrected position is impossible: it violates an invariant, or has too few industrial complexes for the
 * placed units.
 */
export const wrongText = (invariant: string, now: State, set: SetTexts): string => {
  if (invariant !== 'I4') return set.wrongs[invariant] ?? set.wrong
  return set.fewComplexes(TERRITORIES.filter(({ id }) => now.territories[id]?.ic === true).length)
}

/** Returns the title of a setting with its value; undefined for the national advantages, which the text of all settings lists. */
export const settingText = (name: string, value: SettingValue, set: SetTexts): string | undefined => {
  const ruling = RULING_NAMES.find((one) => one === name)
  return ruling === undefined ? undefined : `${set.rules[ruling][0]}: ${set.values[`${value}`] ?? `${value}`}`
}
