import { Icon } from '../../../../ui/Icon'
import * as icons from '../icons'
import { Tag } from '../../../../ui/Tag'
import { TRACKS, type HouseId } from '../../box/box'
import { houseState, turnOrder } from '../../model/position'
import type { State } from '../../model/state'
import { supplyViews, trackViews, usedTokens } from '../../views/views'
import { TRACK_ICONS } from '../Glyphs'
import { Shield } from '../Shield'
import { useSpeech } from '../speech'

/** The three influence tracks in the order of the board, each with its places; the King's Court with the stars of each. */
export function InfluenceTracks({ state }: { state: State }) {
  const { words, names } = useSpeech()
  const used = usedTokens(state)
  const views = trackViews(state)
  return (
    <section className="flex flex-col gap-2" aria-label={words.houses.tracks}>
      {TRACKS.map((track) => (
        <div key={track} className="flex items-stretch gap-2">
          <span className="track-icon">
            <Icon of={TRACK_ICONS[track]} label={names.track[track]} />
          </span>
          <ol className="track" aria-label={names.track[track]}>
            {views[track].map(({ house, holdsToken, stars = 0 }) => (
              <li key={house}>
                <Shield house={house} size={28} alone />
                {stars > 0 && (
                  <span className="stars">
                    <span className="sr-only">{names.count.stars(stars)}</span>
                    <span aria-hidden>{stars}</span>
                    <Icon of={icons.star} size="xs" />
                  </span>
                )}
                {holdsToken && used[track] && <Tag>{words.houses.used}</Tag>}
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
  const { words } = useSpeech()
  return (
    <section aria-label={words.houses.supplyTrack}>
      <h2 className="label mb-2 flex items-center gap-2">
        <Icon of={icons.barrel} size="s" />
        {words.houses.supplyTrack}
      </h2>
      <SupplySpaces state={state} />
    </section>
  )
}

/**
 * The spaces of the supply track with their tokens.
 * @param then levels to which tokens go: where they lie now they are faded, where they go they stand in full
 */
export function SupplySpaces({ state, then, label }: { state: State; then?: ReadonlyMap<HouseId, number>; label?: string }) {
  const { words, say } = useSpeech()
  const now = (house: HouseId) => houseState(state, house).supply
  const next = (house: HouseId) => then?.get(house) ?? now(house)
  return (
    <ol className="line" start={0} aria-label={label}>
      {supplyViews(state).map(({ level, flags }) => (
        <li key={level}>
          <span className="who">
            {turnOrder(state).flatMap((house) => {
              const comes = next(house) === level
              if (!comes && now(house) !== level) return []
              return [<Shield key={house} house={house} size={20} alone={comes} waits={!comes} />]
            })}
          </span>
          <b>{level}</b>
          <span className="flags">
            <span className="sr-only">{say(words.houses.armiesUpTo, { flags: flags.join(', ') })}</span>
            <span aria-hidden>{flags.join(' ')}</span>
          </span>
        </li>
      ))}
    </ol>
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
