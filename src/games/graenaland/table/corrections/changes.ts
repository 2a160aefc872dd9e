import type { Resource, Thing } from '../../box/box'
import type { Change } from '../../model/moves'
import type { State } from '../../model/state'
import { cardNames } from '../../words/shared/card-names'
import { nameOf } from '../parts/position'
import type { Texts } from '../parts/words'
import type { SetTexts } from './words'

/** Returns one change of a correction as text for the log. */
export const changeText = (change: Change, state: Pick<State, 'players'>, texts: Texts, set: SetTexts): string => {
  const called = (clan: Parameters<typeof nameOf>[2]) => nameOf(state, texts.clans, clan)
  const list = (parts: readonly string[]) => (parts.length === 0 ? set.none : parts.join(', '))
  const withResource = (thing: Thing, resource: Resource | 'unknown' | undefined) =>
    resource === undefined || resource === 'unknown' ? texts.things[thing] : `${texts.things[thing]} (${texts.resources[resource]})`
  switch (change.set) {
    case 'settlements': {
      const { at, clan, village, fort, church, hall } = change
      const has = Object.entries({ village, fort, church, hall } as const)
      const parts = has.flatMap(([what, count]) => (count > 0 ? [`${texts.things[what as keyof typeof texts.things]} ${count}`] : []))
      return `${texts.place(at)}, ${called(clan)}: ${list(parts)}`
    }
    case 'works': {
      const works = change.works.map((work) => withResource(work, work === 'improvement' ? change.resource : undefined))
      return `${texts.place(change.at)}: ${list(works)}`
    }
    case 'cards':
      return `${texts.place(change.at)}: ${list(cardNames(change.cards, texts))}`
    case 'hero':
      return `${called(change.clan)}, ${texts.heroes[change.hero]}: ${change.at === 'off' ? set.off : texts.place(change.at)}`
    case 'waiting':
      return list(change.waiting.map(({ clan, hero, at }) => `${called(clan)}: ${set.waits(texts.heroes[hero])}, ${texts.place(at)}`))
    case 'army':
      return `${called(change.clan)}: ${set.army} ${change.strength}`
    case 'chief':
      return set.of(set.chief, called(change.clan))
    case 'proposed':
      return `${set.hasProposed(called(change.clan))}: ${change.proposed ? '✓' : '–'}`
    case 'chances': {
      const { supplyTaken, jointSpent, marketsUsed } = change
      const used = marketsUsed.map((at) => set.marketUsed(texts.place(at)))
      return list([...(supplyTaken ? [set.supplyTaken] : []), ...(jointSpent ? [set.jointSpent] : []), ...used])
    }
    case 'tile':
      return `${texts.place(change.at)}: ${[
        texts.terrains[change.terrain],
        ...change.spaces.map((what) => withResource(what, what === 'fort' ? change.fort : undefined)),
      ].join(', ')}`
    case 'number':
      return `${texts.pointName(change.point)}: ${change.value}`
    case 'name':
      return `${texts.clans[change.clan]}: ${change.name}`
    case 'settings':
      return set.sections.rules
  }
}
