import type { ReactNode } from 'react'
import { upTo } from '../../../../kit/counts'
import { numberAt, type RulePoint, type ReportedNumbers } from '../../../../kit/rule-points'
import { FORTRESS_SITES, HARBOURS, SITES, type CityId } from '../../box/board'
import { fortressPrice, harbourPrice, siteKind, SITE_KINDS, spaceValue } from '../../box/numbers'
import { triangle } from './icons'
import { Site, Top, Track } from './Track'
import { useNamedTexts } from './named'

/** Returns the changeable numbers for the prices of a city: harbour prices first, then fortress prices. */
export const pricesOf = (city: CityId): readonly RulePoint[] => [
  ...upTo(HARBOURS).map((space) => harbourPrice(city, space)),
  ...upTo(FORTRESS_SITES).map((site) => fortressPrice(city, site)),
]
export const trackOf = (city: CityId): readonly RulePoint[] => upTo(SITES + 1).map((space) => spaceValue(city, space))
export const kindsOf = (city: CityId): readonly RulePoint[] => upTo(SITES).map((site) => siteKind(city, site))

export interface CityKeysProps {
  readonly city: CityId
  readonly known: ReportedNumbers
  /** Id of the changeable number that the user enters; undefined while the user marks the kinds of sites. */
  readonly current: string | undefined
  readonly onSpace: (space: number) => void
  readonly onPrice: (id: string) => void
  /** Content inside the track, in place of the city picture. */
  readonly children: ReactNode
}

/** Component that draws a city as printed on the board, with a button for each price at the top and for each space of the track. */
export function CityKeys({ city, known, current, onSpace, onPrice, children }: CityKeysProps) {
  const { numbers: text } = useNamedTexts()
  const valueOf = (point: RulePoint) => `${numberAt(known, point) ?? '?'}`
  const sites = trackOf(city).map((point, at) => {
    const space = at + 1
    const kind = space > SITES ? undefined : (numberAt(known, siteKind(city, space)) ?? SITE_KINDS.plain)
    return (
      <Site
        key={point.id}
        space={space}
        value={valueOf(point)}
        more={kind === undefined ? [] : [text.kinds[kind] ?? '']}
        isDark={kind !== undefined && kind !== SITE_KINDS.plain}
        isCurrent={current === undefined ? undefined : current === point.id}
        icon={kind === SITE_KINDS.triangle ? triangle : undefined}
        onPress={() => onSpace(space)}
      />
    )
  })
  const tops = pricesOf(city).map((point, at) => (
    <Top
      key={point.id}
      kind={at < HARBOURS ? 'harbour' : 'fortress'}
      number={at < HARBOURS ? at + 1 : at - HARBOURS + 1}
      value={valueOf(point)}
      isCurrent={current === point.id}
      onPress={() => onPrice(point.id)}
    />
  ))
  return (
    <Track city={city} sites={sites} tops={tops}>
      {children}
    </Track>
  )
}
