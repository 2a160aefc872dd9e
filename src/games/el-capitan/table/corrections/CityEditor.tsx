import { useState } from 'react'
import { upTo } from '../../../../kit/counts'
import { SetRows } from '../../../../table/corrections/rows'
import { SITES, type CityId, type Colour } from '../../box/board'
import { cityOf } from '../../model/city'
import type { Change } from '../../model/moves'
import type { State } from '../../model/state'
import { on } from '../../rules/track'
import { City } from '../parts/City'
import { CityPays } from '../parts/CityPays'
import { ColourKeys } from '../parts/ColourKeys'
import { withNextOwner } from '../parts/owners'
import { useNamedTexts } from '../parts/words'
import { cityRows, withCity } from './rows'

export interface CityEditorProps {
  readonly state: State
  readonly city: CityId
  readonly set: (change: Change) => void
}

/** A city as it lies on the board: a tap on a site, then on what stands there; a tap on a fortress goes through its owners. */
export function CityEditor({ state, city, set }: CityEditorProps) {
  const texts = useNamedTexts()
  const [site, choose] = useState<number | undefined>()
  const here = cityOf(state, city)
  const owner = site === undefined ? undefined : on(here, site)
  const put = (at: number, colour: Colour | null) => {
    const row = upTo(SITES).map((one) => (one === at ? colour : (on(here, one) ?? null)))
    set(withCity(state, city, { row: row.slice(0, row.findLastIndex((one) => one !== null) + 1) }))
  }
  return (
    <>
      <p className="note">{texts.correct.tapSite}</p>
      <City
        state={state}
        city={city}
        keys={{
          current: site,
          onSite: (tapped) => choose(tapped === site ? undefined : tapped),
          onFortress: (at) => set(withCity(state, city, { fortresses: withNextOwner(state, here.fortresses, at) })),
        }}
      >
        <CityPays state={state} city={city} />
      </City>
      <ColourKeys
        label={site === undefined ? texts.correct.tapSite : texts.row.onto(site)}
        state={state}
        chosen={owner}
        onAdd={site === undefined ? undefined : (colour) => put(site, colour)}
        off={owner && site}
        onTakeOff={(one) => put(one, null)}
      />
      <SetRows rows={cityRows(state, texts, city)} set={set} />
    </>
  )
}
