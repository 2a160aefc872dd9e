import { Button } from '../../../../ui/Button'
import { Stepper } from '../../../../ui/Stepper'
import { cardsDomain, type CardsDraft, type CardsStep } from '../../prompts/battle-cards'
import { SIDES, type Battle, type CardFigures, type Side } from '../../model/state'
import { useSpeech } from '../speech'
import { AskedInBattle } from './AskedInBattle'
import { HouseKeys } from './HouseKeys'
import { useAnswering, type Answering } from '../../../../table/question/answering'
import { useBattle, useGameState } from './play'
import type { QuestionProps } from './props'
import { useQuestionWords } from '../words/questions'

/** R14.13: the players report both House cards that were revealed on the table. */
export function Cards({ question }: QuestionProps) {
  const battle = useBattle()
  return battle && <CardsByName question={question} battle={battle} />
}

function CardsByName({ question, battle }: QuestionProps & { battle: Battle }) {
  const { game } = useSpeech()
  const state = useGameState()
  const answering = useAnswering(question, cardsDomain(state, battle))
  const { draft, finished, back } = answering
  const { attacker, defender } = draft
  return (
    <AskedInBattle
      question={question}
      back={back}
      finish={{ label: game.buttons.cards.show, answer: finished, missing: game.buttons.cards.missing }}
      battle={{ ...battle, ...(attacker === undefined || defender === undefined ? {} : { cards: { attacker, defender } }) }}
      choosing
    >
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-x-2.5 gap-y-1.5 [align-items:start]">
        {SIDES.map((side) => (
          <SideCard key={side} side={side} battle={battle} answering={answering} />
        ))}
      </div>
    </AskedInBattle>
  )
}

interface SideCardProps {
  readonly side: Side
  readonly battle: Battle
  readonly answering: Answering<CardsDraft, CardsStep>
}

const FIGURES = ['strength', 'swords', 'fortifications'] as const satisfies readonly (keyof CardFigures)[]

/**
 * Input for the House card of one side: a button for each card in the hand. Shows only number inputs if the app does not need the name of
 * the card.
 */
function SideCard({ side, battle, answering }: SideCardProps) {
  const { names } = useSpeech()
  const { words, say } = useQuestionWords()
  const { draft, put, objection } = answering
  const house = battle[side]
  const played = draft[side]
  const card = played !== undefined && 'card' in played ? played.card : undefined
  const bare = played !== undefined && 'told' in played
  const figuresDo = objection({ side, figure: 'strength', value: 0 }) === undefined
  const label = say(words.cards.of, { house: names.house.plain(house) })
  return (
    <section className="flex min-w-0 flex-col gap-2" aria-label={label}>
      <HouseKeys house={house} label={label} card={card} onChange={(id) => put({ side, card: id })} />
      {figuresDo && !bare && (
        <Button kind="quiet" onClick={() => put({ side, figure: 'strength', value: 0 })}>
          {say(words.cards.onlyFigures, { house: names.house.plain(house) })}
        </Button>
      )}
      {bare && (
        <ul className="card list">
          {FIGURES.map((figure) => (
            <li key={figure} className="flex flex-col items-center gap-1 p-2">
              <span className="note">{words.cards[figure]}</span>
              <Stepper
                size="s"
                label={`${names.house.plain(house)}: ${words.cards[figure]}`}
                value={played.told[figure]}
                max={9}
                onChange={(value) => put({ side, figure, value })}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
