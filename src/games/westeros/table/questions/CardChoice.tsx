import type { CardId, HouseId } from '../../box/box'
import { playableCards } from '../../rules/battle-cards'
import { useSpeech } from '../speech'
import { HouseCardFigures } from './HouseCard'
import { Options } from '../../../../table/question/Options'
import { useGameState } from './play'

export interface CardChoiceProps {
  readonly house: HouseId
  /** Text of the question, e.g. "Which House card do you play?". */
  readonly label: string
  readonly card: CardId | undefined
  readonly onChange: (card: CardId) => void
}

/** R14.13: lets a player choose one House card of the hand. Shows the numbers and the text of each card. */
export function CardChoice({ house, label, card, onChange }: CardChoiceProps) {
  const { names } = useSpeech()
  const state = useGameState()
  return (
    <Options<CardId>
      label={label}
      labelHidden
      value={card}
      options={playableCards(state, house).map((id) => ({
        value: id,
        title: names.houseCard(state, id),
        lead: <b className="w-6 type-number text-center">{state.box.cards[id]?.strength}</b>,
        note: <HouseCardFigures card={id} />,
      }))}
      onChange={onChange}
    />
  )
}
