import { useState } from 'react'
import { LOCATIONS, type Place } from '../box/box'
import { stackAt } from '../model/tokens'
import { countsCards } from '../model/settings'
import { FactList } from '../../../table/question/entry/FactList'
import type { StandardBoardProps } from '../../../table/standard/board-props'
import { CityRing, HighStacks } from './parts/City'
import { usePosition } from './parts/position'
import { Verdict } from './parts/Verdict'
import { useTexts } from './parts/words'

/**
 * Component that shows the city, and below the city the tapped location or the first location of the displayed log entry. If the app does
 * not track stacks, the city shows only the markers.
 */
export function City({ happened = [] }: StandardBoardProps) {
  const texts = useTexts()
  const state = usePosition()
  const [at, look] = useState<Place | undefined>(() => LOCATIONS.find((one) => happened[0] === `${one}`))
  const { tokensKept } = state.settings
  if (!tokensKept)
    return (
      <>
        <p className="note">{texts.notKept}</p>
        <FactList
          label={texts.city}
          facts={LOCATIONS.map((one) => ({
            key: `${one}`,
            title: `${one} ${texts.locations[one]}`,
            note: state.marked.includes(one) ? texts.marked : texts.open,
          }))}
        />
      </>
    )
  return (
    <div className="flex flex-col gap-4">
      <CityRing
        state={state}
        label={texts.city}
        picked={at}
        here={state.cycle?.step === 'over' ? undefined : state.cycle?.at}
        onChoose={look}
      />
      <HighStacks state={state} />
      {at !== undefined && (
        <section className="flex flex-col gap-3">
          <h2 className="type-title">
            {at} {texts.locations[at]}
          </h2>
          <Verdict state={state} at={at} stack={stackAt(state, at)} deals={state.cycle?.at === at ? state.cycle.deals : []} />
        </section>
      )}
      {countsCards(state.settings) && <p className="note">{texts.pile(state.pile, state.discards)}</p>}
    </div>
  )
}
