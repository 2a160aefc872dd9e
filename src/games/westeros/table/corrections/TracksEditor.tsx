import { Switch } from '../../../../ui/Field'
import { Ranking } from '../../../../ui/Ranking'
import { TRACKS, type HouseId } from '../../box/box'
import type { State } from '../../model/state'
import { Shield } from '../Shield'
import { useAllSpeech } from '../speech'
import type { SetByHand } from './collect'

/** The three influence tracks, and whether Blade and Raven were used this round. */
export function TracksEditor({ state, set }: { state: State; set: SetByHand }) {
  const { words, names } = useAllSpeech()
  return (
    <>
      {TRACKS.map((track) => (
        <section key={track} aria-label={names.track[track]}>
          <h3 className="label mb-1 px-1">{names.track[track]}</h3>
          <Ranking
            label={names.track[track]}
            order={state.tracks[track]}
            nameOf={names.house.plain}
            leadOf={shieldOf}
            onChange={(order) => set({ set: 'track', track, order })}
          />
        </section>
      ))}
      <ul className="card list">
        <Switch title={words.correct.tracks.bladeUsed} on={state.bladeUsed} onChange={(used) => set({ set: 'bladeUsed', used })} />
        <Switch title={words.correct.tracks.ravenUsed} on={state.ravenUsed} onChange={(used) => set({ set: 'ravenUsed', used })} />
      </ul>
    </>
  )
}

const shieldOf = (house: HouseId) => <Shield house={house} size={28} />
