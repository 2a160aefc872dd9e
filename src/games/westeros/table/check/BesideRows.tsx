import { useState, type ReactNode } from 'react'
import { Button } from '../../../../ui/Button'
import { Sheet } from '../../../../ui/Dialog'
import { Ranking } from '../../../../ui/Ranking'
import { Stepper } from '../../../../ui/Stepper'
import { Switch } from '../../../../ui/Field'
import { DECKS, type HouseId, type Track } from '../../box/box'
import { available, houseState } from '../../model/position'
import type { State } from '../../model/state'
import { ROMAN, sentence } from '../../words/lookup'
import { UsedCards } from '../corrections/HouseEditor'
import { SectionEditor } from '../corrections/sections'
import type { SetByHand } from '../corrections/collect'
import { Shield } from '../Shield'
import { useAllSpeech, useSpeech } from '../speech'
import { TickBox } from './AreaRow'
import { besideIn, type Beside, type Tick } from './ticks'
import { useCheckWords } from './words'

export interface BesideRowsProps {
  /** The position with all differences so far. */
  readonly state: State
  readonly set: SetByHand
  readonly ticked: ReadonlySet<Tick>
  /** Only parts without a tick. */
  readonly left: boolean
  readonly onTick: (tick: Tick, on: boolean) => void
  /** A secret choice is open: nothing can be set now. */
  readonly locked: boolean
}

const isTrack = (part: Beside): part is Track => part === 'ironThrone' || part === 'fiefdoms' || part === 'kingsCourt'

/** Everything that lies beside the areas, each part as the table shows it, to be ticked or set right. */
export function BesideRows({ state, set, ticked, left, onTick, locked }: BesideRowsProps) {
  const { words: check } = useCheckWords()
  const { words, names } = useAllSpeech()
  const [open, setOpen] = useState<Beside | undefined>()
  const parts = besideIn(state).filter((part) => !left || !ticked.has(part))
  const title = (part: Beside) => (isTrack(part) ? names.track[part] : check.beside[part])
  return (
    <>
      {parts.length === 0 && <p className="note">{check.allAgree}</p>}
      <ul className="card list" aria-label={check.ways.beside} hidden={parts.length === 0}>
        {parts.map((part) => (
          <li key={part} className="compare-row">
            <button type="button" className="row" disabled={locked} onClick={() => setOpen(part)}>
              <span className="words">
                {title(part)}
                <span className="compare-said">
                  <Said state={state} part={part} />
                </span>
              </span>
            </button>
            <TickBox what={title(part)} on={ticked.has(part)} onChange={(on) => onTick(part, on)} />
          </li>
        ))}
      </ul>
      <Sheet open={open !== undefined} title={open === undefined ? '' : title(open)} onClose={() => setOpen(undefined)}>
        {open !== undefined && (
          <>
            <PartEditor state={state} part={open} set={set} />
            <Button onClick={() => setOpen(undefined)}>{words.correct.done}</Button>
          </>
        )}
      </Sheet>
    </>
  )
}

/** What the app says of a part, in the order of the board. */
function Said({ state, part }: { state: State; part: Beside }): ReactNode {
  const { words: check, say } = useCheckWords()
  const { names, cards } = useSpeech()
  const each = (figure: (house: HouseId) => ReactNode) =>
    state.playing.map((house) => (
      <span key={house} className="flex items-center gap-1">
        <Shield house={house} size={24} alone />
        {figure(house)}
      </span>
    ))
  switch (part) {
    case 'ironThrone':
    case 'fiefdoms':
    case 'kingsCourt':
      return state.tracks[part].map((house) => <Shield key={house} house={house} size={24} alone />)
    case 'supply':
      return each((house) => <b>{houseState(state, house).supply}</b>)
    case 'power':
      return each((house) => <b>{available(state, house) ?? '–'}</b>)
    case 'used':
      return each((house) => <b>{houseState(state, house).used?.length ?? '–'}</b>)
    case 'round':
      return [
        names.round(state.round, state.box.rounds),
        names.stage[state.stage.at],
        say(check.threat, { n: state.threat }),
        ...(state.turned === undefined ? [] : DECKS.map((deck) => (state.turned === undefined ? '' : cards.deckCard(state.turned[deck])))),
      ].join(' · ')
    case 'decks':
      return DECKS.map((deck) => say(check.unseen, { deck: ROMAN[deck], n: state.decks[deck].unseen.length })).join(' · ')
    case 'battle':
      return (
        state.battle !== undefined &&
        say(check.attacked, { house: names.house.plain(state.battle.attacker), units: names.units(state.battle.attackers) })
      )
  }
}

/** Sets one part by hand. */
function PartEditor({ state, part, set }: { state: State; part: Beside; set: SetByHand }): ReactNode {
  const { names } = useSpeech()
  switch (part) {
    case 'ironThrone':
    case 'fiefdoms':
    case 'kingsCourt':
      return <OneTrack state={state} track={part} set={set} />
    case 'supply':
    case 'power':
      return <Figures state={state} part={part} set={set} />
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
  }
}

/** One influence track, and whether its token was used this round. */
function OneTrack({ state, track, set }: { state: State; track: Track; set: SetByHand }) {
  const { words, names } = useAllSpeech()
  return (
    <>
      <Ranking
        label={names.track[track]}
        order={state.tracks[track]}
        nameOf={names.house.plain}
        leadOf={shieldOf}
        onChange={(order) => set({ set: 'track', track, order })}
      />
      {track !== 'ironThrone' && (
        <ul className="card list">
          {track === 'fiefdoms' ? (
            <Switch title={words.correct.tracks.bladeUsed} on={state.bladeUsed} onChange={(used) => set({ set: 'bladeUsed', used })} />
          ) : (
            <Switch title={words.correct.tracks.ravenUsed} on={state.ravenUsed} onChange={(used) => set({ set: 'ravenUsed', used })} />
          )}
        </ul>
      )}
    </>
  )
}

const shieldOf = (house: HouseId) => <Shield house={house} size={28} />

/** One figure of every house: its place on the supply track, or its available power. */
function Figures({ state, part, set }: { state: State; part: 'supply' | 'power'; set: SetByHand }) {
  const { names } = useSpeech()
  return (
    <ul className="card list">
      {state.playing.map((house) => (
        <li key={house} className="row">
          <Shield house={house} size={32} />
          <span className="words">{sentence(names.house.nom(house))}</span>
          <Stepper
            size="s"
            label={names.house.plain(house)}
            value={part === 'supply' ? houseState(state, house).supply : (available(state, house) ?? 0)}
            max={part === 'supply' ? state.box.supplyTable.length - 1 : state.box.limits.power}
            onChange={(n) => set(part === 'supply' ? { set: 'supply', house, level: n } : { set: 'power', house, available: n })}
          />
        </li>
      ))}
    </ul>
  )
}
