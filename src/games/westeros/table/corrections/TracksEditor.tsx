import { OrderEditor, SetRows, type SetRow } from '../../../../table/corrections/rows'
import { TRACKS, type HouseId, type Track } from '../../box/box'
import type { Change } from '../../model/moves'
import type { State } from '../../model/state'
import { Shield } from '../Shield'
import { useAllSpeech, type Speech } from '../speech'
import type { SetByHand } from './collect'

/** Edits the three influence tracks, and whether Blade and Raven were used this round. */
export function TracksEditor({ state, set }: { state: State; set: SetByHand }) {
  const speech = useAllSpeech()
  const { names } = speech
  return (
    <>
      {TRACKS.map((track) => (
        <OrderEditor
          key={track}
          label={names.track[track]}
          order={state.tracks[track]}
          nameOf={names.house.plain}
          leadOf={shieldOf}
          onChange={(order) => set({ set: 'track', track, order })}
        />
      ))}
      <SetRows rows={TRACKS.flatMap((track) => usedRows(state, track, speech))} set={set} />
    </>
  )
}

/** Returns the row that sets whether the token of a track was used this round. Empty for the Iron Throne, whose token has no limit. */
export const usedRows = ({ bladeUsed, ravenUsed }: State, track: Track, { words }: Speech): readonly SetRow<Change>[] => {
  const text = words.correct.tracks
  if (track === 'ironThrone') return []
  return track === 'fiefdoms'
    ? [{ kind: 'switch', label: text.bladeUsed, on: bladeUsed, to: (used) => ({ set: 'bladeUsed', used }) }]
    : [{ kind: 'switch', label: text.ravenUsed, on: ravenUsed, to: (used) => ({ set: 'ravenUsed', used }) }]
}

export const shieldOf = (house: HouseId) => <Shield house={house} size={28} />
