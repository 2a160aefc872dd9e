import './companion.css'
import { lazy, Suspense } from 'react'
import { useNavigate } from 'react-router'
import { create } from 'zustand'
import { SegmentedChoice } from '../../../../ui/SegmentedChoice'
import { HouseTable } from '../houses/HouseTable'
import { InfluenceTracks, SupplyTrack, ThreatTrack } from '../houses/Tracks'
import { useTable } from '../hook'
import { useGamePath } from '../paths'
import { useSpeech } from '../speech'

/** The drawing is fetched when it is first looked at. */
const MapView = lazy(() => import('../map/MapView'))

const COMPANIONS = ['map', 'houses'] as const

/** What stands beside the question, until the app is closed. */
const useShown = create<{ readonly shown: (typeof COMPANIONS)[number] }>(() => ({ shown: 'map' }))

export interface CompanionProps {
  /** The question brings a map of its own into the slot. */
  readonly brought: boolean
  readonly slot: (place: HTMLElement | null) => void
}

/** Beside the question on a wide screen: the map, or the houses and tracks, so that nobody has to leave the question to look. */
export default function Companion({ brought, slot }: CompanionProps) {
  const { words } = useSpeech()
  const state = useTable((open) => open.state)
  const battle = state.battle?.area
  const shown = useShown((store) => store.shown)
  const path = useGamePath()
  const navigate = useNavigate()
  const labels = { map: words.areas.map, houses: words.houses.title }
  return (
    <div className="companion">
      <SegmentedChoice
        label={words.overview.beside}
        labelHidden
        value={shown}
        onChange={(next) => useShown.setState({ shown: next })}
        options={COMPANIONS.map((value) => ({ value, label: labels[value] }))}
      />
      <div className="board" hidden={shown !== 'map'}>
        <div ref={slot} className="contents" />
        {!brought && shown === 'map' && (
          <Suspense>
            <MapView
              key={battle}
              state={state}
              {...(battle === undefined ? {} : { about: battle, chosen: battle })}
              onArea={(area) => void navigate(path(`areas/${area}`))}
            />
          </Suspense>
        )}
      </div>
      {shown === 'houses' && (
        <div className="glance">
          <HouseTable state={state} to={(house) => path(`houses/${house}`)} />
          <InfluenceTracks state={state} />
          <SupplyTrack state={state} />
          <ThreatTrack state={state} />
        </div>
      )}
    </div>
  )
}
