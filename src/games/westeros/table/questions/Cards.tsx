import { Button } from '../../../../ui/Button'
import { PickFrom } from '../../../../table/question/PickFrom'
import { Stepper } from '../../../../ui/Stepper'
import { houseState } from '../../model/position'
import { cardsDomain, type CardsDraft, type CardsStep } from '../../prompts/battle-cards'
import { playableCards } from '../../rules/battle-cards'
import { figuresOf } from '../../rules/strength'
import { SIDES, type Battle, type CardFigures, type Side } from '../../model/state'
import { Shield } from '../Shield'
import { useSpeech } from '../speech'
import { AskedInBattle } from './AskedInBattle'
import { HouseCardFigures } from './HouseCard'
import { useAnswering, type Answering } from '../../../../table/question/answering'
import { useBattle, useGameState } from './play'
import type { QuestionProps } from './props'
import { useQuestionWords } from './words'

/** R14.13: both House cards as they were turned up on the table. */
export function Cards({ question }: QuestionProps) {
  const battle = useBattle()
  return battle && <Told question={question} battle={battle} />
}

function Told({ question, battle }: QuestionProps & { battle: Battle }) {
  const { game } = useSpeech()
  const state = useGameState()
  const answering = useAnswering(question, cardsDomain(state, battle))
  const { finished, back } = answering
  return (
    <AskedInBattle
      question={question}
      back={back}
      finish={{ label: game.buttons.cards.show, answer: finished, missing: game.buttons.cards.missing }}
      battle={battle}
      choosing
    >
      {SIDES.map((side) => (
        <SideCard key={side} side={side} battle={battle} answering={answering} />
      ))}
    </AskedInBattle>
  )
}

interface SideCardProps {
  readonly side: Side
  readonly battle: Battle
  readonly answering: Answering<CardsDraft, CardsStep>
}

const FIGURES = ['strength', 'swords', 'fortifications'] as const satisfies readonly (keyof CardFigures)[]

/** The card of one side: by its name, or only by its figures where that is enough. */
function SideCard({ side, battle, answering }: SideCardProps) {
  const { game, names } = useSpeech()
  const { words, say, list } = useQuestionWords()
  const state = useGameState()
  const { draft, put, objection } = answering
  const house = battle[side]
  const used = houseState(state, house).used ?? []
  const played = draft[side]
  const card = played !== undefined && 'card' in played ? played.card : undefined
  const bare = played !== undefined && 'told' in played
  const figuresDo = objection({ side, figure: 'strength', value: 0 }) === undefined
  const label = say(words.cards.of, { house: names.house.plain(house) })
  return (
    <section className="flex flex-col gap-2" aria-label={label}>
      <div className="flex items-end gap-3">
        <Shield house={house} size={40} />
        <div className="min-w-0 flex-1">
          <PickFrom
            label={label}
            value={card}
            empty={bare ? game.buttons.cards.figures : undefined}
            options={playableCards(state, house).map((id) => ({ value: id, label: names.houseCard(state, id) }))}
            onChange={(id) => put({ side, card: id })}
          />
        </div>
      </div>
      {card !== undefined && (
        <p className="note">
          <HouseCardFigures card={card} />
        </p>
      )}
      {used.length > 0 && (
        <p className="note text-ink-3">{say(words.cards.used, { cards: list(used.map((id) => names.houseCard(state, id))) })}</p>
      )}
      {figuresDo && !bare && (
        <Button kind="quiet" onClick={() => put({ side, figure: 'strength', value: 0 })}>
          {say(words.cards.onlyFigures, { house: names.house.plain(house) })}
        </Button>
      )}
      {bare && (
        <ul className="card list">
          {FIGURES.map((figure) => (
            <li key={figure} className="row">
              <span className="words">{words.cards[figure]}</span>
              <Stepper
                size="s"
                label={`${names.house.plain(house)}: ${words.cards[figure]}`}
                value={figuresOf(state, played)[figure]}
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
