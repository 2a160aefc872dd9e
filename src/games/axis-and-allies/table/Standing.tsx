import type { State } from '../model/state'
import { citiesOf, cityHolders } from '../rules/winning'
import { useTexts } from './parts/words'
import { PowerList } from './Powers'

/** Component that summarizes an open game in the list of games: round, victory cities of both sides, and all powers. */
export function Standing({ state }: { readonly state: State }) {
  const texts = useTexts()
  const { axis, allies } = citiesOf(cityHolders(state.territories))
  return (
    <>
      <p className="type-row">{`${texts.round(state.round)} · ${texts.powers[state.power]}`}</p>
      <p className="note">{texts.cities(axis, allies)}</p>
      <PowerList state={state} />
    </>
  )
}
