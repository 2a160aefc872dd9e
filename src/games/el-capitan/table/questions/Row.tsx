import { useState } from 'react'
import { upTo } from '../../../../kit/counts'
import { numberAt } from '../../../../kit/rule-points'
import { NumberField } from '../../../../ui/NumberField'
import { sentence } from '../../../../ui/grammar/numbers'
import type { QuestionProps } from '../../../../table/game/game-questions'
import { useAnswering } from '../../../../table/question/answering'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import type { Colour } from '../../box/board'
import { spaceValue } from '../../box/numbers'
import { cityOf } from '../../model/city'
import type { State } from '../../model/state'
import { choosing } from '../../prompts/domains'
import { City } from '../parts/City'
import { CityPays } from '../parts/CityPays'
import { ColourKeys } from '../parts/ColourKeys'
import { ownersFor } from '../parts/owners'
import { usePosition } from '../parts/position'
import { useNamedTexts } from '../parts/named'
import type { Texts } from '../parts/words'
import { Head } from './Head'
import { positionAfter } from '../parts/position-after'
import { firstOf, nextFor, ownerOn, rowIn, withoutWarehouse, withWarehouse, type CopiedRow } from './row-draft'

/**
 * Component that asks for the row of warehouses in a city at a payday. The row starts with the warehouses of the last payday. When the user
 * taps a colour, a warehouse of this colour is placed on the framed site, or a fortress on the framed fortress site.
 */
export function Row({ question }: QuestionProps) {
  const texts = useNamedTexts()
  const { row: text } = texts
  const state = usePosition()
  const city = String(question.params.city)
  const before = cityOf(state, city)
  const domain = choosing(state, { ...question, roles: [] })
  const { draft, setDraft, back } = useAnswering(question, domain, { done: true, ...rowIn(before), fortresses: before.fortresses })
  // Stores the city with the selected site, because the selection is valid only for this city.
  const [choice, setChoice] = useState<{ readonly city: string; readonly site?: number | undefined; readonly fortress?: number }>()
  const { site: picked, fortress: fortressAt } = choice?.city === city ? choice : {}
  const pick = (site: number | undefined) => setChoice({ city, site })
  const pickFortress = (at: number) => setChoice({ city, ...(at !== fortressAt && { fortress: at }) })
  const { row = [], last = 0, fortresses = before.fortresses, value } = draft
  const copied: CopiedRow = { row, last }
  const current = picked ?? nextFor(copied)
  const off = picked !== undefined && ownerOn(copied, picked) !== undefined ? picked : last > 0 ? last : undefined
  const isEmpty = row.length === 0 && fortresses.every((owner) => owner === null)
  const known = last > 0 ? numberAt(state.numbers, spaceValue(city, last + 1)) : undefined
  const answer = domain.finish(draft)
  const after = answer.ok ? positionAfter(state, answer.value) : undefined
  const put = (next: CopiedRow) => {
    const { value: _value, ...rest } = draft
    // Remove the value if the last site changes, because the value belongs to the space after the last warehouse.
    setDraft({ ...(next.last === last ? draft : rest), ...next })
  }
  const add = (site: number, colour: Colour) => {
    pick(picked !== undefined && ownerOn(copied, picked + 1) !== undefined ? picked + 1 : undefined)
    put(withWarehouse(copied, site, colour))
  }
  const takeOff = (site: number) => {
    put(withoutWarehouse(copied, site))
    pick(undefined)
  }
  const sites = upTo(last).map((site) => ownerOn(copied, site) ?? null)
  const shown = { ...state, cities: { ...state.cities, [city]: { ...before, row: sites, fortresses } } }
  const nextName = nextCity(state, city, texts)
  return (
    <QuestionFrame
      question={question}
      back={back}
      choosing
      compact
      above={<Head isCompact />}
      note={`${text.cityOf(state.told.cities.length + 1, Object.keys(state.cities).length)}. ${text.note}`}
      finish={{
        label: text.done(nextName),
        answer,
        // A city in which nobody stands is a secondary action, so that a city which nobody has copied yet is not submitted by accident.
        isEmpty,
        missing: isEmpty ? text.notCopied : text.missing,
        empty: text.empty(nextName),
      }}
    >
      <City
        state={shown}
        city={city}
        keys={{
          current: fortressAt === undefined ? current : undefined,
          currentFortress: fortressAt,
          isOpen: (site) =>
            row.length === 0 || ownerOn(copied, site) !== undefined || site === last + 1 || (site === firstOf(copied) - 1 && last > 0),
          onSite: (site) => pick(site === nextFor(copied) ? undefined : site),
          onFortress: pickFortress,
        }}
      >
        {isEmpty ? <p className="note">{text.none}</p> : <CityPays state={after?.state ?? state} city={city} />}
        {!isEmpty && known === undefined && (
          <NumberField
            label={text.value}
            value={value}
            most={99}
            onChange={(typed) => {
              const { value: _value, ...rest } = draft
              setDraft(typed === undefined ? rest : { ...rest, value: typed })
            }}
          />
        )}
      </City>
      {fortressAt === undefined ? (
        <ColourKeys
          label={current === undefined ? text.full : text.onto(current)}
          state={state}
          onAdd={current === undefined ? undefined : (colour) => add(current, colour)}
          off={off}
          onTakeOff={() => off !== undefined && takeOff(off)}
        />
      ) : (
        <FortressKeys
          state={state}
          at={fortressAt}
          before={before.fortresses}
          fortresses={fortresses}
          onChange={(owners) => setDraft({ ...draft, fortresses: owners })}
        />
      )}
    </QuestionFrame>
  )
}

/** Returns the name of the city that is copied after this one; undefined after the last city. */
const nextCity = (state: State, city: string, texts: Texts): string | undefined => {
  const next = Object.keys(state.cities).find((one) => one !== city && !state.told.cities.includes(one))
  return next === undefined ? undefined : sentence(texts.cities[next] ?? next)
}

interface FortressKeysProps {
  readonly state: State
  /** Index of the framed fortress site. */
  readonly at: number
  /** Owners at the last payday. */
  readonly before: readonly (Colour | null)[]
  readonly fortresses: readonly (Colour | null)[]
  readonly onChange: (fortresses: readonly (Colour | null)[]) => void
}

/** Component with the colour buttons for the framed fortress site. A fortress of an earlier payday stays for the rest of the game. */
function FortressKeys({ state, at, before, fortresses, onChange }: FortressKeysProps) {
  const { correct } = useNamedTexts()
  const isFixed = (before[at] ?? null) !== null
  const owner = fortresses[at] ?? undefined
  return (
    <ColourKeys
      label={correct.ontoFortress(at + 1)}
      state={state}
      chosen={owner}
      allowed={ownersFor(state, fortresses, at)}
      onAdd={isFixed ? undefined : (colour) => onChange(fortresses.with(at, colour))}
      off={owner === undefined || isFixed ? undefined : 'fortress'}
      onTakeOff={() => onChange(fortresses.with(at, null))}
    />
  )
}
