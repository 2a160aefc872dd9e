import type { ReactNode } from 'react'
import { Icon } from '../../../../ui/Icon'
import * as icons from '../icons'
import { TRACKS } from '../../box/box'
import type { State } from '../../model/state'
import { supplyViews, trackViews, usedTokens } from '../../views/views'
import { TRACK_ICONS } from '../Glyphs'
import { Shield } from '../Shield'
import { useSpeech } from '../speech'

/** The three influence tracks, one below the other as on the board. */
export function InfluenceRows({ state }: { state: State }) {
  const { words, names } = useSpeech()
  const views = trackViews(state)
  const used = usedTokens(state)
  return (
    <section className="influence" aria-label={words.houses.tracks}>
      {TRACKS.map((track) => (
        <div key={track}>
          <Title icon={TRACK_ICONS[track]}>{names.track[track]}</Title>
          <ol aria-label={names.track[track]}>
            {views[track].map(({ house, holdsToken }) => (
              <li key={house} data-used={holdsToken && used[track] ? '' : undefined}>
                <Shield house={house} size={52} alone />
                {holdsToken && used[track] && <span className="used">{words.houses.used}</span>}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  )
}

/** The supply track with the houses on their spaces. */
export function SupplyRow({ state }: { state: State }) {
  const { words } = useSpeech()
  return (
    <section aria-label={words.houses.supplyTrack}>
      <Title icon={icons.barrel}>{words.houses.supplyTrack}</Title>
      <ol className="spaces" start={0}>
        {supplyViews(state).map(({ level, houses }) => (
          <li key={level}>
            <span className="who">
              {houses.map((house) => (
                <Shield key={house} house={house} size={24} alone />
              ))}
            </span>
            <b>{level}</b>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The wildling track, the present threat framed. */
export function ThreatRow({ state }: { state: State }) {
  const { words } = useSpeech()
  return (
    <section aria-label={words.houses.wildlings}>
      <Title icon={icons.mammoth}>{words.houses.wildlings}</Title>
      <ol className="spaces">
        {state.box.threat.map((space) => (
          <li key={space} aria-current={space === state.threat ? 'true' : undefined}>
            <b>{space}</b>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Title({ icon, children }: { icon: string; children: ReactNode }) {
  return (
    <h2>
      <Icon of={icon} />
      {children}
    </h2>
  )
}
