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
import { ownersFor } from '../parts/owners'
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
 * Position at which the user adds or removes a piece: the number of a site, the city picture with the shut-down warehouses, or a fortress
 * site.
 */
type Place = number | 'picture' | `fortress ${number}`

/**
 * Component that edits the pieces of a city. The user taps a site, a fortress site or the city picture, then the colour of the piece.
 * An added piece is taken from the supply of its owner.
 */
export function CityEditor({ state, city, set }: CityEditorProps) {
  const texts = useNamedTexts()
  const [place, choose] = useState<Place | undefined>()
  const here = cityOf(state, city)
  const site = typeof place === 'number' ? place : undefined
  const fortressSites = here.fortresses.map((_, at): Place => `fortress ${at + 1}`)
  const fortressAt = place === undefined ? -1 : fortressSites.indexOf(place)
  const isFortress = fortressAt >= 0
  const owner = site !== undefined ? on(here, site) : (here.fortresses[fortressAt] ?? undefined)
  const tap = (tapped: Place) => choose(tapped === place ? undefined : tapped)
  const setCity = (change: Partial<CityState>) => set(...withSupplies(state, withCity(state, city, change)))
  const put = (colour: Colour | null) => {
    if (site !== undefined) setCity({ row: withOwnerOn(here, site, colour) })
    else if (isFortress) setCity({ fortresses: here.fortresses.with(fortressAt, colour) })
    else if (colour !== null) setCity({ shut: withOneShut(here.shut, colour) })
    else setCity({ shut: withoutOneShut(here.shut) })
  }
  const canTakeOff = place === 'picture' ? here.shut.length > 0 : owner !== undefined
  const named = cityRows(state, texts, city)
  const label = isFortress
    ? texts.correct.ontoFortress(fortressAt + 1)
    : site !== undefined
      ? texts.row.onto(site)
      : texts.correct[place === 'picture' ? 'ontoPicture' : 'tapSite']
  return (
    <div className="grid gap-2">
      <p className="note">{texts.correct.tapSite}</p>
      <City
        state={state}
        city={city}
        keys={{
          current: site,
          onSite: tap,
          currentFortress: isFortress ? fortressAt : undefined,
          onFortress: (at) => tap(`fortress ${at + 1}`),
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
        label={label}
        state={state}
        chosen={owner}
        allowed={isFortress ? ownersFor(state, here.fortresses, fortressAt) : undefined}
        onAdd={place === undefined ? undefined : put}
        off={canTakeOff ? (site ?? (isFortress ? 'fortress' : 'picture')) : undefined}
        onTakeOff={() => put(null)}
      />
      {named.length > 0 && <SetRows rows={named} set={set} />}
    </div>
  )
}
