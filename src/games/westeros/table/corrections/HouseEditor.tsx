import { Check } from '../../../../ui/Field'
import { Stepper } from '../../../../ui/Stepper'
import type { CardId, HouseId } from '../../box/box'
import type { Change } from '../../model/moves'
import { available, cardsOf, houseState, pile } from '../../model/position'
import type { State } from '../../model/state'
import { useAllSpeech } from '../speech'
import type { SetByHand } from './collect'

export interface HouseEditorProps {
  /** The position with all changes so far. */
  readonly state: State
  readonly house: HouseId
  readonly set: SetByHand
  /** What can be set at all; everything by default. */
  readonly only?: readonly Change['set'][] | undefined
}

/** What a house has beside the board, to be set by hand: supply token, available power, used House cards. */
export function HouseEditor({ state, house, set, only }: HouseEditorProps) {
  const { words, say } = useAllSpeech()
  const text = words.correct.house
  const { supply } = houseState(state, house)
  const power = available(state, house)
  return (
    <>
      <ul className="card list">
        {only?.includes('supply') !== false && (
          <li className="row">
            <span className="words">{text.supply}</span>
            <Stepper
              size="s"
              label={text.supply}
              value={supply}
              max={state.box.supplyTable.length - 1}
              onChange={(level) => set({ set: 'supply', house, level })}
            />
          </li>
        )}
        {state.tracking.power && (
          <li className="row">
            <span className="words">
              {text.power}
              {power !== undefined && <span className="note">{say(text.pileNow, { n: pile(state, house) ?? 0 })}</span>}
            </span>
            <Stepper
              size="s"
              label={text.power}
              value={power ?? 0}
              max={state.box.limits.power}
              onChange={(now) => set({ set: 'power', house, available: now })}
            />
          </li>
        )}
      </ul>
      {state.tracking.cards !== 'none' && <UsedCards state={state} house={house} set={set} />}
    </>
  )
}

/** The House cards of a house; used ones are ticked. */
export function UsedCards({ state, house, set }: { state: State; house: HouseId; set: SetByHand }) {
  const { words, names } = useAllSpeech()
  const { used = [] } = houseState(state, house)
  const toggle = (card: CardId, on: boolean) =>
    set({ set: 'used', house, cards: on ? [...used, card] : used.filter((other) => other !== card) })
  return (
    <section aria-label={`${names.house.plain(house)}: ${words.correct.house.used}`}>
      <h3 className="label mb-1 px-1">{words.correct.house.used}</h3>
      <ul className="card list">
        {cardsOf(state, house).map((card) => (
          <Check key={card} title={names.houseCard(state, card)} on={used.includes(card)} onChange={(on) => toggle(card, on)} />
        ))}
      </ul>
    </section>
  )
}
