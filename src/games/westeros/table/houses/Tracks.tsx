import { Icon } from '../../../../ui/Icon'
import * as icons from '../../../../ui/icons'
import { Tag } from '../../../../ui/Tag'
import { TRACKS } from '../../box/box'
import { houseState } from '../../position'
import { flagsOf } from '../../rules/supply'
import type { State } from '../../state'
import { TRACK_ICONS } from '../Glyphs'
import { Shield } from '../Shield'
import { useSpeech } from '../speech'

/** The three influence tracks in the order of the board, each with its places. */
export function InfluenceTracks({ state }: { state: State }) {
  const { words, names } = useSpeech()
  const used = { ironThrone: false, fiefdoms: state.bladeUsed, kingsCourt: state.ravenUsed }
  return (
    <section className="flex flex-col gap-2" aria-label={words.houses.tracks}>
      {TRACKS.map((track) => (
        <div key={track} className="flex items-stretch gap-2">
          <span className="track-icon">
            <Icon of={TRACK_ICONS[track]} label={names.track[track]} />
          </span>
          <ol className="track" aria-label={names.track[track]}>
            {state.tracks[track].map((house, k) => (
              <li key={house}>
                <Shield house={house} size={28} alone />
                {k === 0 && used[track] && <Tag>{words.houses.used}</Tag>}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  )
}

/** The supply track: who stands on which level, and the armies that level feeds. */
export function SupplyTrack({ state }: { state: State }) {
  const { words, say } = useSpeech()
  return (
    <section aria-label={words.houses.supplyTrack}>
      <h2 className="label mb-2 flex items-center gap-2">
        <Icon of={icons.barrel} size="s" />
        {words.houses.supplyTrack}
      </h2>
      <ol className="line" start={0}>
        {state.box.supplyTable.map((_, level) => (
          <li key={level}>
            <span className="who">
              {state.playing
                .filter((house) => houseState(state, house).supply === level)
                .map((house) => (
                  <Shield key={house} house={house} size={20} alone />
                ))}
            </span>
            <b>{level}</b>
            <span className="flags">
              <span className="sr-only">{say(words.houses.armiesUpTo, { flags: flagsOf(state.box, level).join(', ') })}</span>
              <span aria-hidden>{flagsOf(state.box, level).join(' ')}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The wildling track, the present threat framed. */
export function ThreatTrack({ state }: { state: State }) {
  const { words } = useSpeech()
  return (
    <section aria-label={words.houses.wildlings}>
      <h2 className="label mb-2 flex items-center gap-2">
        <Icon of={icons.mammoth} size="s" />
        {words.houses.wildlings}
      </h2>
      <ol className="line">
        {state.box.threat.map((space) => (
          <li key={space} aria-current={space === state.threat ? 'true' : undefined}>
            <b>{space}</b>
          </li>
        ))}
      </ol>
    </section>
  )
}
