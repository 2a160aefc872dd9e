import { useState } from 'react'
import type { CardId, HouseId, WildlingCard } from '../../box/box'
import { WILDLING_CARDS } from '../../box/box'
import { OPTIONS } from '../../model/moves'
import { decider } from '../../model/position'
import { mustDrawTop } from '../../rules/wildling-deck'
import { anotherCardDomain, choiceDomain, portDomain, ravenLookDomain, wildlingCardDomain } from '../../prompts/second-edition'
import { discardDomain, effectChoiceDomain, NO_CARD } from '../../prompts/wildling-effects'
import { withAnotherCard } from './another-card'
import { AskedInBattle } from './AskedInBattle'
import { HouseCardFigures } from './HouseCard'
import { useBattle, useGameState } from './play'
import type { QuestionProps } from './props'
import { HandedSecret, Secret } from './Secret'
import { useSpeech } from '../speech'
import { WildlingCardText } from '../WildlingCardText'
import { DrawnByApp } from '../../../../table/question/DrawnByApp'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { Options, type Option } from '../../../../table/question/Options'
import { useAnswering } from '../../../../table/question/answering'

/** Questions of the second edition that are answered by one option of a list. */

/** E6.6, E7.5–E7.7: a house chooses the effect of a Westeros card, a way of a wildling card, or a track. */
export function Choice({ question }: QuestionProps) {
  const { game } = useSpeech()
  const state = useGameState()
  const domain = state.stage.at === 'effect' ? effectChoiceDomain(state) : choiceDomain(state)
  const { draft, put, back, finished } = useAnswering(question, domain)
  const text = game.buttons.choice
  const labelOf = (option: string): string => {
    const known = OPTIONS.find((one) => one === option)
    return known === undefined ? option : game.second.option[known]
  }
  return (
    <QuestionFrame
      question={question}
      back={back}
      finish={{ label: draft.chosen === undefined ? '' : text.choose(labelOf(draft.chosen)), answer: finished, missing: text.missing }}
    >
      <Options
        label={game.question(question, state).title}
        labelHidden
        value={draft.chosen}
        options={domain.steps({}).map(({ choose }) => ({ value: choose, title: labelOf(choose) }))}
        onChange={(choose) => put({ choose })}
      />
    </QuestionFrame>
  )
}

/** E6.4: the app draws the top wildling card, or the players report the card that came up. */
export function WildlingCardDrawn({ question }: QuestionProps) {
  const { game } = useSpeech()
  const state = useGameState()
  return state.tracking.decks === 'app' ? (
    <DrawnByApp question={question} label={game.buttons.wildlingCard.draw} />
  ) : (
    <ReportedCard question={question} />
  )
}

function ReportedCard({ question }: QuestionProps) {
  const { game } = useSpeech()
  const state = useGameState()
  const domain = wildlingCardDomain(state)
  const { draft, put, back, finished } = useAnswering(question, domain)
  const text = game.buttons.wildlingCard
  const possible = domain.steps({}).map(({ choose }) => choose)
  return (
    <QuestionFrame
      question={question}
      back={back}
      finish={{
        label: draft.chosen === undefined ? '' : text.tell(game.second.wildling[draft.chosen]),
        answer: finished,
        missing: text.missing,
      }}
    >
      <Options<WildlingCard>
        label={game.question(question, state).title}
        labelHidden
        value={draft.chosen}
        options={WILDLING_CARDS.filter((card) => possible.includes(card)).map((card) => ({
          value: card,
          title: game.second.wildling[card],
        }))}
        onChange={(choose) => put({ choose })}
      />
    </QuestionFrame>
  )
}

/** Returns House cards as options, with their printed numbers. */
const useCardOptions = (cards: readonly CardId[]): readonly Option<CardId>[] => {
  const { names } = useSpeech()
  const state = useGameState()
  return cards.map((card) => ({ value: card, title: names.houseCard(state, card), note: <HouseCardFigures card={card} /> }))
}

/** E6.6, E14.9: a house discards a card of its own hand, or one of the opponent's hand by a text. */
export function Discard({ question }: QuestionProps) {
  const { game } = useSpeech()
  const state = useGameState()
  const house: HouseId = question.roles[0] ?? decider(state)
  const { stage } = state
  const of = stage.at === 'afterBattle' ? stage.of : house
  const domain = discardDomain(state, house, of, stage.at === 'afterBattle')
  const { draft, put, back, finished } = useAnswering(question, domain)
  const [seen, setSeen] = useState(stage.at !== 'afterBattle')
  const text = game.buttons.discard
  const cards = domain.steps({}).flatMap(({ choose }) => (choose === NO_CARD ? [] : [choose]))
  const options = useCardOptions(cards)
  const chosen = draft.chosen === NO_CARD ? undefined : draft.chosen
  const none = domain.finish({ chosen: NO_CARD })
  const nothing = none.ok && stage.at === 'afterBattle' ? { isEmpty: chosen === undefined, empty: text.none } : {}
  return (
    <QuestionFrame
      question={question}
      back={back}
      finish={{
        label: chosen === undefined ? text.missing : text.discard(state, chosen),
        answer: chosen === undefined && none.ok ? none : finished,
        missing: text.missing,
        ...nothing,
      }}
      more={stage.at === 'afterBattle' && <Secret role={house} isShown={seen} onShow={setSeen} />}
    >
      {seen && (
        <Options
          label={game.question(question, state).title}
          labelHidden
          value={chosen}
          options={options}
          onChange={(choose) => put({ choose })}
        />
      )}
    </QuestionFrame>
  )
}

/** E8.4: the holder of the Raven sees the top wildling card alone, and leaves it on top or puts it under the deck. */
export function RavenLook({ question }: QuestionProps) {
  const { game } = useSpeech()
  const state = useGameState()
  return mustDrawTop(state) ? <DrawnByApp question={question} label={game.buttons.ravenLook.draw} /> : <SeenCard question={question} />
}

function SeenCard({ question }: QuestionProps) {
  const { game } = useSpeech()
  const state = useGameState()
  const { draft, put, back, finished } = useAnswering(question, ravenLookDomain(state))
  const text = game.buttons.ravenLook
  const top = state.wildlings?.top
  const chosen = draft.chosen === undefined ? undefined : draft.chosen ? 'under' : 'top'
  return (
    <QuestionFrame
      question={question}
      back={back}
      finish={{ label: chosen === undefined ? '' : text[chosen], answer: finished, missing: game.buttons.choice.missing }}
      more={
        top !== undefined && (
          <HandedSecret role={question.roles[0] ?? decider(state)}>
            <WildlingCardText state={state} card={top} />
          </HandedSecret>
        )
      }
    >
      <Options<'top' | 'under'>
        label={game.question(question, state).title}
        labelHidden
        value={chosen}
        options={(['top', 'under'] as const).map((place) => ({ value: place, title: text[place] }))}
        onChange={(place) => put({ choose: place === 'under' })}
      />
    </QuestionFrame>
  )
}

/** E14.8: the opponent of Tyrion Lannister plays another card. */
export function AnotherCard({ question }: QuestionProps) {
  const { game } = useSpeech()
  const state = useGameState()
  const battle = useBattle()
  const domain = battle === undefined ? undefined : anotherCardDomain(state, battle)
  const cards = domain?.steps({}).map(({ choose }) => choose) ?? []
  const options = useCardOptions(cards)
  if (battle === undefined || domain === undefined) return
  return <OtherCard question={question} battle={battle} domain={domain} options={options} label={game.question(question, state).title} />
}

interface OtherCardProps extends QuestionProps {
  readonly battle: NonNullable<ReturnType<typeof useBattle>>
  readonly domain: ReturnType<typeof anotherCardDomain>
  readonly options: readonly Option<CardId>[]
  readonly label: string
}

function OtherCard({ question, battle, domain, options, label }: OtherCardProps) {
  const { game } = useSpeech()
  const state = useGameState()
  const { draft, put, back, finished } = useAnswering(question, domain)
  const text = game.buttons.anotherCard
  return (
    <AskedInBattle
      question={question}
      back={back}
      battle={withAnotherCard(battle, draft.chosen)}
      choosing
      finish={{ label: draft.chosen === undefined ? '' : text.play(state, draft.chosen), answer: finished, missing: text.missing }}
    >
      <Options label={label} labelHidden value={draft.chosen} options={options} onChange={(choose) => put({ choose })} />
    </AskedInBattle>
  )
}

/** E20.7: the new owner of a port decides how many of its ships become own ships. */
export function PortShips({ question }: QuestionProps) {
  const { game } = useSpeech()
  const state = useGameState()
  const domain = portDomain(state, question.roles[0] ?? decider(state))
  const { draft, put, back, finished } = useAnswering(question, domain)
  const text = game.buttons.portShips
  const numbers = domain.steps({}).map(({ choose }) => choose)
  return (
    <QuestionFrame
      question={question}
      back={back}
      finish={{ label: draft.chosen === undefined ? '' : text.keep(draft.chosen), answer: finished, missing: text.missing }}
    >
      <Options
        label={game.question(question, state).title}
        labelHidden
        value={draft.chosen === undefined ? undefined : String(draft.chosen)}
        options={numbers.map((n) => ({ value: String(n), title: text.keep(n) }))}
        onChange={(n) => put({ choose: Number(n) })}
      />
    </QuestionFrame>
  )
}
