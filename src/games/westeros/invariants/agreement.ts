import { canonical } from '../../../referee'
import type { State } from '../model/state'
import { controller } from '../model/control'
import { breach, type Breach } from './count'

/** I49: two positions of one game that track different parts of the game agree on everything that both track. */

/** Returns the properties that every position contains, whatever the app tracks. */
const known = (state: State) => ({
  round: state.round,
  stage: state.stage,
  playing: state.playing,
  tracks: state.tracks,
  holders: state.holders,
  bladeUsed: state.bladeUsed,
  ravenUsed: state.ravenUsed,
  threat: state.threat,
  turned: state.turned ?? null,
  decks: state.decks,
  outcome: state.outcome ?? null,
  supply: state.playing.map((house) => state.houses[house]?.supply ?? null),
})

/** Returns the contradictions between two positions of the same game; empty if they agree. */
export const disagreements = (a: State, b: State): readonly Breach[] => {
  const areas = Object.keys(a.box.areas).filter((area) => controller(a, area) !== controller(b, area))
  const there = Object.keys(a.box.areas).filter((area) => {
    const [one, other] = [a.areas[area], b.areas[area]]
    return one?.token !== other?.token || canonical(one?.neutral ?? null) !== canonical(other?.neutral ?? null)
  })
  const [one, other] = [known(a), known(b)]
  const facts = (Object.keys(one) as (keyof typeof one)[]).filter((what) => canonical(one[what]) !== canonical(other[what]))
  const power = a.playing.filter((house) => {
    const [mine, theirs] = [a.houses[house]?.power, b.houses[house]?.power]
    return mine !== undefined && theirs !== undefined && mine !== theirs
  })
  const cards = a.playing.filter((house) => {
    const [mine, theirs] = [a.houses[house]?.used, b.houses[house]?.used]
    return mine !== undefined && theirs !== undefined && mine.join() !== theirs.join()
  })
  return [
    ...[...new Set([...areas, ...there])].map((area) => breach('I49', { area })),
    ...facts.map((what) => breach('I49', { what })),
    ...power.map((house) => breach('I49', { house, what: 'power' })),
    ...cards.map((house) => breach('I49', { house, what: 'cards' })),
  ]
}
