import type { ReactNode } from 'react'
import type { PartEditorProps } from '../../../../table/check/board-check'
import { SetRows } from '../../../../table/corrections/rows'
import { Ranking } from '../../../../ui/Ranking'
import { DECKS, TRACKS, type HouseId, type Track } from '../../box/box'
import type { WesterosVocabulary } from '../../rules/vocabulary'
import type { Change } from '../../model/moves'
import { available, houseState } from '../../model/position'
import type { State } from '../../model/state'
import { ROMAN, sentence } from '../../../../ui/grammar/numbers'
import { powerRow, supplyRow, UsedCards } from '../corrections/HouseEditor'
import { SectionEditor } from '../corrections/sections'
import { shieldOf, usedRows } from '../corrections/TracksEditor'
import { Shield } from '../Shield'
import { useAllSpeech, useSpeech } from '../speech'
import { useBoardWords } from './words'

/** Parts of the game that are not in the areas, e.g. tracks and decks, in the order of the board check. */
const BESIDE = [...TRACKS, 'supply', 'power', 'used', 'round', 'decks', 'battle'] as const
type Beside = (typeof BESIDE)[number]

/** Returns the parts of the game outside the areas that the board check shows in this position. */
export const besideIn = ({ tracking, battle }: State): readonly Beside[] =>
  BESIDE.filter((part) => {
    if (part === 'power') return tracking.power
    if (part === 'used') return tracking.cards !== 'none'
    // If the app draws the Westeros cards, the players do not use the physical decks, so these need no check.
    if (part === 'decks') return tracking.decks === 'table'
    return part !== 'battle' || battle !== undefined
  })

const PART_OF: Readonly<Partial<Record<Change['set'], Beside>>> = {
  bladeUsed: 'fiefdoms',
  ravenUsed: 'kingsCourt',
  supply: 'supply',
  power: 'power',
  used: 'used',
  round: 'round',
  stage: 'round',
  turned: 'round',
  threat: 'round',
  deck: 'decks',
  attackers: 'battle',
}

/** Returns the part of the game outside the areas that a change belongs to, e.g. the supply track; undefined for a change in an area. */
export const partOf = (change: Change): Beside | undefined => (change.set === 'track' ? change.track : PART_OF[change.set])

export const isTrack = (part: string): part is Track => TRACKS.some((track) => track === part)

/** Shows one part of the game outside the areas, e.g. a track, as stored in the app. */
export function PartSaid({ state, part }: { state: State; part: string }): ReactNode {
  const { words: check, say } = useBoardWords()
  const { names, cards } = useSpeech()
  const each = (figure: (house: HouseId) => ReactNode) =>
    state.playing.map((house) => (
      <span key={house} className="flex items-center gap-1">
        <Shield house={house} size={24} alone />
        <b>{figure(house)}</b>
      </span>
    ))
  if (isTrack(part)) return state.tracks[part].map((house) => <Shield key={house} house={house} size={24} alone />)
  switch (part) {
    case 'supply':
      return each((house) => houseState(state, house).supply)
    case 'power':
      return each((house) => available(state, house) ?? '–')
    case 'used':
      return each((house) => houseState(state, house).used?.length ?? '–')
    case 'round':
      return [
        names.round(state.round, state.box.rounds),
        names.stage[state.stage.at],
        say(check.threat, { n: state.threat }),
        ...(state.turned === undefined
          ? []
          : DECKS.map((deck) => (state.turned === undefined ? '' : cards.deckCard(state.turned[deck], state.box)))),
      ].join(' · ')
    case 'decks':
      return DECKS.map((deck) => say(check.unseen, { deck: ROMAN[deck], n: state.decks[deck].unseen.length })).join(' · ')
    default:
      return (
        state.battle !== undefined &&
        say(check.attacked, { house: names.house.plain(state.battle.attacker), units: names.units(state.battle.attackers) })
      )
  }
}

/** Editor for one part of the game outside the areas, e.g. a track. */
export function PartEditor({ state, part, set }: PartEditorProps<WesterosVocabulary>): ReactNode {
  const speech = useAllSpeech()
  const { names } = speech
  if (isTrack(part))
    return (
      <>
        <Ranking
          label={names.track[part]}
          order={state.tracks[part]}
          nameOf={names.house.plain}
          leadOf={shieldOf}
          onChange={(order) => set({ set: 'track', track: part, order })}
        />
        <SetRows rows={usedRows(state, part, speech)} set={set} />
      </>
    )
  switch (part) {
    case 'supply':
    case 'power': {
      const rowOf = part === 'supply' ? supplyRow : powerRow
      const rows = state.playing.map((house) => {
        const { note: _note, ...row } = rowOf(state, house, speech)
        const says = sentence(names.house.nom(house))
        return { ...row, label: names.house.plain(house), says, lead: <Shield house={house} size={32} /> }
      })
      return <SetRows rows={rows} set={set} />
    }
    case 'used':
      return state.playing.map((house) => (
        <section key={house} className="flex flex-col gap-2" aria-label={names.house.plain(house)}>
          <h3 className="flex items-center gap-2 type-title">
            <Shield house={house} size={28} />
            {names.house.plain(house)}
          </h3>
          <UsedCards state={state} house={house} set={set} />
        </section>
      ))
    case 'round':
    case 'decks':
    case 'battle':
      return <SectionEditor section={part} state={state} set={set} />
    default:
      return
  }
}
