import { sentence } from '../../../../ui/grammar/numbers'
import { TERRITORIES } from '../../box/board'
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

/** Returns one change of a correction as text for the log. */
export const changeText = (change: Change, state: Pick<State, 'players'>, texts: Texts, set: SetTexts): string => {
  switch (change.set) {
    case 'cash':
      return `${texts.powers[change.power]}: ${texts.ipc(change.ipc)}`
    case 'territory':
      return `${texts.spaceName(change.at)}: ${holdingText(change, texts, set)}`
    case 'taken':
      return `${texts.spaceName(change.at)}: ${change.taken ? set.taken : set.notTaken}`
    case 'developments':
      return `${texts.powers[change.power]}: ${list(
        change.owned.map((one) => texts.developments[one] ?? one),
        set.noDevelopment,
      )}`
    case 'bought':
      return `${texts.powers[change.power]}: ${set.waiting(texts.unitList(change.units))}`
    case 'units':
      return `${texts.spaceName(change.at)}, ${texts.powers[change.power]}: ${texts.unitList(change.units)}`
    case 'clock':
      return [texts.round(change.round), texts.powers[change.power], texts.phases[change.phase] ?? ''].join(', ')
    case 'announced':
      return set.announcedAre(
        list(
          change.announced.map((one) => announcedText(one, texts, set)),
          set.none,
        ),
      )
    case 'used':
      return `${texts.advantageName(change.advantage)}: ${change.used ? set.used : set.unused}`
    case 'number':
      return `${sentence(set.pointName(change.point))}: ${change.value}`
    case 'name': {
      const player = state.players[change.seat]
      const whose =
        player &&
        set.playerOf(
          list(
            player.powers.map((power) => texts.powers[power]),
            '',
          ),
        )
      return `${whose ?? set.person(change.seat + 1)}: ${change.name}`
    }
    case 'plays':
      return `${set.whoPlays(texts.powers[change.power])}: ${state.players[change.seat]?.name || set.person(change.seat + 1)}`
    case 'settings':
      return `${set.sections.rules}: ${rulesText(change.settings, texts, set) || set.asPrinted}`
  }
}

/** Returns the space and the kind of an announced battle or raid as text. */
export const announcedText = (
  { at, kind, from }: State['turn']['announced'][number],
  { spaceName }: Texts,
  { fights }: Pick<SetTexts, 'fights'>,
): string => `${spaceName(at)}: ${from === undefined ? fights[kind] : `${fights.landing}, ${spaceName(from)}`}`

/** Returns a text that explains why a position is impossible: a violated invariant, or too few industrial complexes. */
export const wrongText = (invariant: string, now: State, set: SetTexts): string => {
  if (invariant !== 'I4') return set.wrongs[invariant] ?? set.wrong
  return set.fewComplexes(TERRITORIES.filter(({ id }) => now.territories[id]?.ic === true).length)
}
