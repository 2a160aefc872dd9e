import '../parts/island.css'
import { useState } from 'react'
import { useStore } from 'zustand'
import { reportedNumbers } from '../../../../session/environment/reported-numbers'
import type { SealedChoiceProps } from '../../../../table/standard/standard-game'
import { Icon } from '../../../../ui/Icon'
import { back } from '../../../../ui/icons'
import { GOALS, LEVELS } from '../../box/box'
import { cardOf, levelsOn, storedCards } from '../../box/kept-cards'
import { GOAL_ICONS } from '../parts/pictures'
import { LevelHeadings } from './LevelHeadings'
import { useTexts } from '../parts/words'
import { useCardTexts } from '../parts/words/cards'

const HIGHEST = 13
const ALL = GOALS.length * LEVELS

/**
 * Returns whether a number may be the next level of a goal: it is higher than the level before and leaves space for the higher levels of
 * the goal.
 */
const fits = (levels: readonly number[], next: number): boolean => {
  const at = levels.length % LEVELS
  const before = at === 0 ? 0 : (levels.at(-1) ?? 0)
  return levels.length < ALL && next > before && next <= HIGHEST - (LEVELS - 1 - at)
}

/** Returns the levels of a victory point card in the order of input; an empty list if no level is entered. */
const levelsOf = (choice: unknown): readonly number[] => (typeof choice === 'object' && choice !== null ? levelsOn(choice) : [])

/** Returns whether all levels of a victory point card are entered. */
export const isWholeCard = (choice: unknown): boolean => levelsOf(choice).length === ALL

/**
 * Component in which a player enters the three levels of each goal from left to right, or chooses a card that was shown in an earlier game.
 * Other players can see only how many levels are entered: the number of cells and the buttons do not depend on the input.
 */
export function Levels({ choice, onChange }: SealedChoiceProps) {
  const texts = useTexts()
  const card = useCardTexts()
  const [typed, setTyped] = useState<readonly number[] | undefined>()
  const [isTooLow, setTooLow] = useState(false)
  const levels = typed ?? levelsOf(choice)
  const put = (next: readonly number[]) => {
    setTyped(next)
    setTooLow(false)
    onChange(cardOf(next))
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="levels">
        <LevelHeadings />
        {GOALS.map((goal, row) => [
          <span key={goal} className="levels-goal flex items-center gap-2 leading-[1.15]">
            <Icon of={GOAL_ICONS[goal]} size="s" />
            {texts.goals[goal]}
          </span>,
          ...Array.from({ length: LEVELS }, (_, column) => (
            <span
              key={`${goal} ${column}`}
              className="levels-cell"
              aria-current={row * LEVELS + column === levels.length ? 'step' : undefined}
            >
              {levels[row * LEVELS + column] ?? ''}
            </span>
          )),
        ])}
      </div>
      <p className="note">{card.rising}</p>
      <div className="rose levels-keys" role="group" aria-label={card.keys}>
        {Array.from({ length: HIGHEST }, (_, at) => (
          <button
            key={at}
            type="button"
            className="rose-key"
            onClick={() => (fits(levels, at + 1) ? put([...levels, at + 1]) : setTooLow(levels.length < ALL))}
          >
            {at + 1}
          </button>
        ))}
        <button type="button" className="rose-key" aria-label={card.back} onClick={() => put(levels.slice(0, -1))}>
          <Icon of={back} size="s" />
        </button>
      </div>
      <p className="note" role="status">
        {isTooLow ? card.tooLow : card.missing(ALL - levels.length)}
      </p>
      <KnownCards onChoose={put} />
    </div>
  )
}

/**
 * List of the cards that players showed in earlier games on this device. One tap enters all levels of a card. The list does not depend on
 * the input, which other players must not see.
 */
function KnownCards({ onChoose }: { readonly onChoose: (levels: readonly number[]) => void }) {
  const { goals } = useTexts()
  const words = useCardTexts()
  const stored = useStore(reportedNumbers, ({ byGame }) => byGame.graenaland)
  const cards = storedCards(stored ?? {})
  if (cards.length === 0) return undefined
  return (
    <div className="flex flex-col gap-1.5" role="group" aria-label={words.known}>
      <p className="label">{words.known}</p>
      {cards.map((card) => (
        <button key={levelsOn(card).join()} type="button" className="rose-key" onClick={() => onChoose(levelsOn(card))}>
          <span className="levels-known grid">
            {GOALS.map((goal) => (
              <span key={goal}>
                <Icon of={GOAL_ICONS[goal]} size="s" label={goals[goal]} />
                {card[goal].join(' ')}
              </span>
            ))}
          </span>
        </button>
      ))}
    </div>
  )
}
