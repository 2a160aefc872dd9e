import { HandKeys } from './HandKeys'
import type { CardId, HouseId } from '../../box/box'
import { cardsOf } from '../../model/position'
import { playableCards } from '../../rules/battle-cards'
import { CardIcons } from '../calculator/Balance'
import { useSpeech } from '../speech'
import { useGameState } from './play'
import { useQuestionWords } from '../words/questions'

export interface HouseKeysProps {
  readonly house: HouseId
  /** Label of the group of buttons, e.g. "House card of Stark". */
  readonly label: string
  readonly card: CardId | undefined
  readonly onChange: (card: CardId) => void
}

/** R14.13: all House cards of a house as buttons, sorted by strength from high to low. Used cards are disabled. */
export function HouseKeys({ house, label, card, onChange }: HouseKeysProps) {
  const { names, cards } = useSpeech()
  const { words } = useQuestionWords()
  const state = useGameState()
  const open = playableCards(state, house)
  const all = cardsOf(state, house).flatMap((id) => state.box.cards[id] ?? [])
  return (
    <HandKeys<CardId>
      label={label}
      colours={house}
      value={card}
      keys={all
        .toSorted((a, b) => b.strength - a.strength)
        .map(({ id, strength, swords, fortifications, ability }) => ({
          value: id,
          title: names.houseCard(state, id),
          figure: strength,
          marks: <CardIcons swords={swords} fortifications={fortifications} />,
          says: [
            names.cardFigures(strength, swords, fortifications),
            ...(ability === undefined ? [] : [cards.ability(ability, state.box)]),
          ].join('. '),
          closed: open.includes(id) ? undefined : words.cards.used,
        }))}
      onChange={onChange}
    />
  )
}
