import type { ReactNode } from 'react'
import { AreaFactList } from '../../../../table/board/AreaFacts'
import { ScrolledIntoView } from '../../../../table/board/ScrolledIntoView'
import { CANALS, isZone, neighboursOf, territoryOf, type Canal } from '../../box/board'
import { POWERS } from '../../box/powers'
import { canalHolder } from '../../model/control'
import type { State } from '../../model/state'
import { seaOf } from '../parts/chart'
import { Plate } from '../parts/Plate'
import { useTexts } from '../parts/words'
import { useZoneWords } from '../parts/words/zones'
import { useMapWords } from './words'
import { armiesOf, unitsAt } from '../../model/pieces'

export interface SpaceFactsProps {
  /** Whether the component is shown below the map with its own title. */
  readonly titled?: boolean
  /** Whether the space was already selected when the page opened. If so, the page does not scroll to its details. */
  readonly resting?: boolean
  readonly state: State
  readonly at: string
  /** Called when the user selects an adjacent space, to show that space. */
  readonly onGo: (at: string) => void
}

/** Component that shows the details of a territory or a sea zone, e.g. its controller, income and units. */
export function SpaceFacts({ state, at, onGo, titled = false, resting = false }: SpaceFactsProps) {
  const texts = useTexts()
  const words = useMapWords()
  const zones = useZoneWords()
  const printed = territoryOf(at)
  const holding = state.territories[at]
  const used = state.turn.used[at] ?? 0
  const head = (
    <ScrolledIntoView key={at} looked={titled && !resting}>
      {titled && <h2 className="type-title">{texts.spaceName(at)}</h2>}
      {holding === undefined ? (
        <p className="note">{zones.seas[seaOf(at)]}</p>
      ) : (
        <p className="mt-1 flex flex-wrap items-center gap-2 type-row">
          <Plate role={holding.controller} size={36} />
          {texts.powers[holding.controller]}
          {printed !== undefined && printed.original !== holding.controller && (
            <span className="note">{words.original(texts.powers[printed.original])}</span>
          )}
        </p>
      )}
    </ScrolledIntoView>
  )
  const facts: readonly (readonly [name: string, value: ReactNode] | false)[] = [
    holding !== undefined && [words.income, texts.ipc(holding.income)],
    printed?.city !== undefined && [printed.capital ? words.capital : words.city, texts.cityName(printed.city)],
    holding?.ic === true && [words.complex, words.limit(holding.income, used)],
    holding !== undefined && holding.aa > 0 && !state.settings.armiesTold && [words.guns, holding.aa],
    ...canalsAt(at).map((canal) => {
      const side = canalHolder((id) => state.territories[id]?.controller, canal)
      const name = zones.canals[canal]
      return [words.canal, side === null ? words.split(name) : words.held(name, texts.sides[side])] as const
    }),
    ...POWERS.flatMap((power) => {
      const units = (state.settings.armiesTold ? unitsAt(state, at) : armiesOf(state.pieces)[at])?.[power]
      return units === undefined || Object.keys(units).length === 0 ? [] : [[texts.powers[power], texts.unitList(units)] as const]
    }),
  ]
  return (
    <AreaFactList
      head={head}
      facts={facts.flatMap((fact) => (fact === false ? [] : [{ name: fact[0], value: fact[1] }]))}
      neighboursLabel={words.borders}
      neighbours={[...neighboursOf(at)].map((id) => ({ id, name: texts.spaceName(id), italic: isZone(id) }))}
      onGo={onGo}
    />
  )
}

/** Returns the canals that start or end in a sea zone, or that a territory controls. */
const canalsAt = (at: string): readonly Canal[] =>
  (Object.keys(CANALS) as readonly Canal[]).filter((canal) => [...CANALS[canal].between, ...CANALS[canal].by].some((id) => id === at))
