import { Icon } from '../../../../ui/Icon'
import * as icons from '../../../../ui/icons'
import type { CardId } from '../../box/box'
import { figuresOf } from '../../rules/strength'
import type { PlayedCard } from '../../state'
import type { HouseId } from '../../box/box'
import { useSpeech } from '../speech'
import { useGameState } from './play'
import { useQuestionWords } from './words'

/** House cards: their figures and texts. */

/** Strength and icons of a card in words, and its text. */
export function HouseCardFigures({ card }: { card: CardId }) {
  const { names, cards } = useSpeech()
  const state = useGameState()
  const found = state.box.cards[card]
  if (found === undefined) return
  return (
    <>
      {names.cardFigures(found.strength, found.swords, found.fortifications)}
      {found.ability !== undefined && <span className="block">{cards.ability(found.ability)}</span>}
    </>
  )
}

/** A played card as it lies on the table: the band of its house, name, strength, icons, text. */
export function PlayedHouseCard({ played, house }: { played: PlayedCard; house: HouseId }) {
  const { names, cards } = useSpeech()
  const { words } = useQuestionWords()
  const state = useGameState()
  const { strength, swords, fortifications } = figuresOf(state, played)
  const ability = 'card' in played ? state.box.cards[played.card]?.ability : undefined
  return (
    <article className={`house-card ${house}`}>
      <div className="band" />
      <div className="inside">
        <h2>{'card' in played ? names.houseCard(state, played.card) : words.battle.toldCard}</h2>
        <b>{strength}</b>
        <p className="icons-row" role="img" aria-label={names.cardFigures(strength, swords, fortifications)}>
          {Array.from({ length: swords }, (_, k) => (
            <Icon key={`s${k}`} of={icons.sword} size="s" />
          ))}
          {Array.from({ length: fortifications }, (_, k) => (
            <Icon key={`f${k}`} of={icons.tower} size="s" />
          ))}
        </p>
        {ability !== undefined && <p className="note">{cards.ability(ability)}</p>}
      </div>
    </article>
  )
}
