import { SetRows, type SetRow } from '../../../../table/corrections/rows'
import type { HouseId } from '../../box/box'
import type { Change } from '../../model/moves'
import { available, cardsOf, houseState, pile } from '../../model/position'
import type { State } from '../../model/state'
import { useAllSpeech, type Speech } from '../speech'
import type { SetByHand } from './collect'

export interface HouseEditorProps {
  /** Position of the game with all pending changes applied. */
  readonly state: State
  readonly house: HouseId
  readonly set: SetByHand
  /** Kinds of changes that the editor of the house offers. Default: all kinds. */
  readonly only?: readonly Change['set'][] | undefined
}

/** Returns the row that sets the supply level of a house. */
export const supplyRow = (state: State, house: HouseId, { words }: Speech): SetRow<Change> & { kind: 'number' } => ({
  kind: 'number',
  label: words.correct.house.supply,
  value: houseState(state, house).supply,
  max: state.box.supplyTable.length - 1,
  to: (level) => ({ set: 'supply', house, level }),
})

/** Returns the row that sets the available power of a house. Its note shows the number of power tokens in the pile of the house. */
export const powerRow = (state: State, house: HouseId, { words, say }: Speech): SetRow<Change> & { kind: 'number' } => {
  const power = available(state, house)
  return {
    kind: 'number',
    label: words.correct.house.power,
    ...(power === undefined ? {} : { note: say(words.correct.house.pileNow, { n: pile(state, house) ?? 0 }) }),
    value: power ?? 0,
    max: state.box.limits.power,
    to: (now) => ({ set: 'power', house, available: now }),
  }
}

/** Edits the supply level, the available power and the used House cards of a house. */
export function HouseEditor({ state, house, set, only }: HouseEditorProps) {
  const speech = useAllSpeech()
  const rows = [
    ...(only?.includes('supply') === false ? [] : [supplyRow(state, house, speech)]),
    ...(state.tracking.power ? [powerRow(state, house, speech)] : []),
  ]
  return (
    <>
      <SetRows rows={rows} set={set} />
      {state.tracking.cards !== 'none' && <UsedCards state={state} house={house} set={set} />}
    </>
  )
}

/** List of the House cards of a house. Used cards are ticked. */
export function UsedCards({ state, house, set }: { state: State; house: HouseId; set: SetByHand }) {
  const { words, names } = useAllSpeech()
  const { used = [] } = houseState(state, house)
  const rows = cardsOf(state, house).map((card): SetRow<Change> => ({
    kind: 'tick',
    label: names.houseCard(state, card),
    on: used.includes(card),
    to: (on) => ({ set: 'used', house, cards: on ? [...used, card] : used.filter((other) => other !== card) }),
  }))
  return (
    <section aria-label={`${names.house.plain(house)}: ${words.correct.house.used}`}>
      <h3 className="label mb-1 px-1">{words.correct.house.used}</h3>
      <SetRows rows={rows} set={set} />
    </section>
  )
}
