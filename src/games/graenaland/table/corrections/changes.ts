import { tickOf } from '../../../../table/check/board-check'
import { titledSetting, type SettingValue } from '../../../../table/corrections/before'
import { textOfChange, type ChangeViews } from '../../../../table/corrections/change-views'
import { sentence } from '../../../../ui/grammar/numbers'
import type { Clan, Resource, Thing } from '../../box/box'
import type { PlaceId } from '../../box/island'
import type { Change } from '../../model/moves'
import { DEFAULT_SETTINGS, WAYS_TO_PLAY, type Settings } from '../../model/settings'
import type { State } from '../../model/state'
import { cardNames } from '../../words/shared/card-names'
import { nameOf } from '../parts/position'
import { wayOf } from '../parts/settled'
import type { Texts } from '../parts/words'
import type { SetTexts } from './words'

/** Id of the row of the board check that compares the round. Further rows compare territories and clans. */
export const ROUND = 'round'
export const CLAN = 'clan:'
const clanPart = ({ clan }: { readonly clan: Clan }): string => `${CLAN}${clan}`
const territoryPart = ({ at }: { readonly at: PlaceId }): string => tickOf(at)

interface Context {
  readonly texts: Texts
  readonly set: SetTexts
  /** Returns the name of the player of a clan. */
  readonly called: (clan: Clan) => string
}

const list = (parts: readonly string[], { empty }: SetTexts): string => (parts.length === 0 ? empty : parts.join(', '))
const withResource = (thing: Thing, resource: Resource | 'unknown' | undefined, { things, resources }: Texts): string =>
  resource === undefined || resource === 'unknown' ? things[thing] : `${things[thing]} (${resources[resource]})`

/** Returns the tracking preset of the settings and the other settings that are on. Settings that belong to the preset are not repeated. */
const settingsText = (settings: Settings, { setUp }: Texts, { rules }: SetTexts): string => {
  const way = wayOf(settings)
  const preset: Partial<Settings> = WAYS_TO_PLAY[way]
  const parts = (Object.keys(settings) as (keyof Settings)[]).flatMap((name) => {
    if (settings[name] === (preset[name] ?? DEFAULT_SETTINGS[name])) return []
    if (name === 'anchorWarrior') return [`${rules[name]} (${rules[settings[name]]})`]
    return [settings[name] ? rules[name] : `${rules[name]} –`]
  })
  return [setUp.presets[way][0], ...parts].join(', ')
}

export const changeViews: ChangeViews<Change, Context> = {
  settlements: {
    text: ({ at, clan, village, fort, church, hall }, { called, set, texts }) => {
      const has = Object.entries({ village, fort, church, hall } as const)
      const parts = has.flatMap(([what, count]) => (count > 0 ? [`${texts.things[what as keyof typeof texts.things]} ${count}`] : []))
      return `${texts.place(at)}, ${called(clan)}: ${list(parts, set)}`
    },
    part: territoryPart,
  },
  works: {
    text: ({ at, works, resource }, { set, texts }) => {
      const names = works.map((work) => withResource(work, work === 'improvement' ? resource : undefined, texts))
      return `${texts.place(at)}: ${list(names, set)}`
    },
    part: territoryPart,
  },
  cards: {
    text: ({ at, cards }, { set, texts }) => `${texts.place(at)}, ${set.lying}: ${list(cardNames(cards, texts), set)}`,
    part: territoryPart,
  },
  hero: {
    text: ({ clan, hero, at }, { called, set, texts }) =>
      `${called(clan)}, ${texts.heroes[hero]}: ${at === 'off' ? set.off : texts.place(at)}`,
    part: clanPart,
  },
  waiting: {
    text: ({ waiting }, { called, set, texts }) =>
      list(
        waiting.map(({ clan, hero, at }) => `${called(clan)}: ${set.waits(texts.heroes[hero])}, ${texts.place(at)}`),
        set,
      ),
  },
  army: { text: ({ clan, strength }, { called, set }) => `${called(clan)}: ${set.army} ${strength}`, part: clanPart },
  chief: { text: ({ clan }, { called, set }) => set.of(set.chief, called(clan)), part: () => ROUND },
  proposed: {
    text: ({ clan, proposed }, { called, set }) => `${set.hasProposed(called(clan))}: ${proposed ? '✓' : '–'}`,
    part: () => ROUND,
  },
  chances: {
    text: ({ supplyTaken, jointSpent, marketsUsed }, { set, texts }) => {
      const used = marketsUsed.map((at) => set.marketUsed(texts.place(at)))
      return list([...(supplyTaken ? [set.supplyTaken] : []), ...(jointSpent ? [set.jointSpent] : []), ...used], set)
    },
    part: () => ROUND,
  },
  tile: {
    text: ({ at, terrain, spaces, fort }, { texts }) => {
      const buildings = spaces.map((what) => withResource(what, what === 'fort' ? fort : undefined, texts))
      return `${texts.place(at)}: ${[texts.terrains[terrain], ...buildings].join(', ')}`
    },
  },
  number: { text: ({ point, value }, { texts }) => `${sentence(texts.pointName(point))}: ${value}` },
  name: { text: ({ clan, name }, { texts }) => `${texts.clans[clan]}: ${name}`, part: clanPart },
  settings: { text: ({ settings }, { set, texts }) => `${set.settings}: ${settingsText(settings, texts, set)}` },
}

/** Describes one change of a correction in one line, for the log. */
export const changeText = (change: Change, state: Pick<State, 'players'>, texts: Texts, set: SetTexts): string =>
  textOfChange(changeViews, change, { texts, set, called: (clan) => nameOf(state, texts.clans, clan) })

/** Returns the title of a setting with its value, e.g. "Free start: yes". */
export const settingText = (name: string, value: SettingValue, { rules }: SetTexts): string | undefined =>
  titledSetting(rules, { ...rules, true: rules.yes, false: rules.no }, name, value)
