import { useState } from 'react'
import { SetRows } from '../../../../table/corrections/rows'
import { Icon } from '../../../../ui/Icon'
import type { CityId, Colour } from '../../box/board'
import { cityOf } from '../../model/city'
import type { Change } from '../../model/moves'
import type { City as CityState, State } from '../../model/state'
import { on } from '../../rules/track'
import { City } from '../parts/City'
import { CityPays } from '../parts/CityPays'
import { ColourKeys } from '../parts/ColourKeys'
import { shut as shutIcon } from '../parts/icons'
import { withNextOwner } from '../parts/owners'
import { Pennon } from '../parts/Pennon'
import { useNamedTexts } from '../parts/named'
import { withOwnerOn, withOneShut, withoutOneShut } from './city-by-hand'
import { withSupplies } from './own-supply'
import { cityRows, withCity } from './rows'

export interface CityEditorProps {
  readonly state: State
  readonly city: CityId
  readonly set: (...changes: readonly Change[]) => void
}

/**
 * Position at which the user adds or removes a warehouse: the number of a site, or the city picture, on which the shut-down warehouses lie.
 */
type Place = number | 'picture'

/**
 * Component that edits the pieces of a city. The user taps a site or the city picture, then the colour of the warehouse. Each tap on a
 * fortress site selects the next owner of the fortress. An added piece is taken from the supply of its owner.
 */
export function CityEditor({ state, city, set }: CityEditorProps) {
  const texts = useNamedTexts()
  const [place, choose] = useState<Place | undefined>()
  const here = cityOf(state, city)
  const site = typeof place === 'number' ? place : undefined
  const owner = site === undefined ? undefined : on(here, site)
  const tap = (tapped: Place) => choose(tapped === place ? undefined : tapped)
  const setCity = (change: Partial<CityState>) => set(...withSupplies(state, withCity(state, city, change)))
  const put = (colour: Colour | null) => {
    if (site !== undefined) setCity({ row: withOwnerOn(here, site, colour) })
    else if (colour !== null) setCity({ shut: withOneShut(here.shut, colour) })
    else setCity({ shut: withoutOneShut(here.shut) })
  }
  const canTakeOff = place === 'picture' ? here.shut.length > 0 : owner !== undefined
  const named = cityRows(state, texts, city)
  return (
    <div className="grid gap-2">
      <p className="note">{texts.correct.tapSite}</p>
      <City
        state={state}
        city={city}
        keys={{
          current: site,
          onSite: tap,
          onFortress: (at) => setCity({ fortresses: withNextOwner(state, here.fortresses, at) }),
        }}
      >
        <CityPays state={state} city={city} isShutApart />
        <button
          type="button"
          className="city-shut"
          aria-pressed={place === 'picture'}
          aria-label={texts.correct.picture(here.shut.map((colour) => texts.colours[colour]))}
          onClick={() => tap('picture')}
        >
          <Icon of={shutIcon} size="s" />
          <span>{texts.city.shut}</span>
          {here.shut.map((colour, at) => (
            <Pennon key={`${colour} ${at}`} role={colour} size={20} alone />
          ))}
        </button>
      </City>
      <ColourKeys
        label={site !== undefined ? texts.row.onto(site) : place === 'picture' ? texts.correct.ontoPicture : texts.correct.tapSite}
        state={state}
        chosen={owner}
        onAdd={place === undefined ? undefined : put}
        off={canTakeOff ? (site ?? 'picture') : undefined}
        onTakeOff={() => put(null)}
      />
      {named.length > 0 && <SetRows rows={named} set={set} />}
    </div>
  )
}
