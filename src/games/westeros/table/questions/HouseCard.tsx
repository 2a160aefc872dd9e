import type { CardId, HouseId } from '../../box/box'
import { abilityDue } from '../../rules/abilities'
import { abilityOf } from '../../rules/played'
import { figuresOf } from '../../rules/strength'
import type { Battle, PlayedCard, State } from '../../model/state'
import { CardIcons } from '../calculator/Balance'
import { useSpeech } from '../speech'
import { useGameState } from './play'
import { useQuestionWords } from '../words/questions'

/** Components that show House cards with their numbers and texts. */

/** Strength, icons and text of a House card. */
export function HouseCardFigures({ card }: { card: CardId }) {
  const { names, cards } = useSpeech()
  const state = useGameState()
  const found = state.box.cards[card]
  if (found === undefined) return
  return (
    <>
      {names.cardFigures(found.strength, found.swords, found.fortifications)}
      {found.ability !== undefined && <span className="block">{cards.ability(found.ability, state.box)}</span>}
    </>
  )
}

/**
 * Returns whether the text of a played card is carried out now or later; undefined if it is already carried out or the card has no text.
 */
const turnOf = (state: State, battle: Battle, card: CardId): 'due' | 'waits' | 'waitsForWin' | undefined => {
  if (!battle.pending.some((pending) => pending.card === card)) return undefined
  if (abilityDue(state, battle)?.card === card) return 'due'
  return abilityOf(state, card)?.timing === 'won' ? 'waitsForWin' : 'waits'
}

export interface PlayedHouseCardProps {
  readonly played: PlayedCard
  readonly house: HouseId
  readonly battle: Battle
}

/** Shows a House card that was played: colours of the house, name, strength, icons, text, and whether the text is already carried out. */
export function PlayedHouseCard({ played, house, battle }: PlayedHouseCardProps) {
  const { names, cards } = useSpeech()
  const { words } = useQuestionWords()
  const state = useGameState()
  const { strength, swords, fortifications } = figuresOf(state, played)
  const card = 'card' in played ? played.card : undefined
  const ability = card === undefined ? undefined : state.box.cards[card]?.ability
  const now = card === undefined ? undefined : turnOf(state, battle, card)
  return (
    <article className={`house-card edge-line rounded-m bg-surface overflow-hidden data-[turn=due]:edge-action ${house}`} data-turn={now}>
      <div className="h-2.5 [background:var(--house)_var(--house-pattern)] forced-colors:forced-color-adjust-none" />
      <div className="face-up">
        <h2>{card === undefined ? words.battle.toldCard : names.houseCard(state, card)}</h2>
        <b>{strength}</b>
        {(swords > 0 || fortifications > 0 || now !== undefined) && (
          <p className="icons-row">
            <CardIcons swords={swords} fortifications={fortifications} />
            {now !== undefined && <span className="label turn-of-text">{words.battle[now]}</span>}
          </p>
        )}
        {ability !== undefined && <p className="note col-span-full">{cards.ability(ability, state.box)}</p>}
      </div>
    </article>
  )
}
