import { useState } from 'react'
import { Button } from '../../../../ui/Button'
import { Select } from '../../../../ui/Field'
import * as icons from '../icons'
import type { Ballot } from '../../../../referee'
import type { HouseId } from '../../box/box'
import type { Choice } from '../../model/moves'
import { tellBidsDomain } from '../../prompts/influence'
import { playableCards } from '../../rules/battle-cards'
import { bidLimit } from '../../rules/influence'
import type { BallotKind, Bids } from '../../model/state'
import { Shield } from '../Shield'
import { useSpeech } from '../speech'
import { Asked } from './Asked'
import { OrdersChoice } from './OrdersChoice'
import { useAnswering, useGameState, usePlay } from './play'
import type { QuestionProps } from './props'
import { Stakes } from './Stakes'
import { useQuestionWords } from './words'

/** Choices that were revealed on the table and are typed in on one screen. */

/** R5.3, R6.4: a table that bids with its hands. */
export function TellBids({ question }: QuestionProps) {
  const { game } = useSpeech()
  const state = useGameState()
  const { draft, put, back, finished } = useAnswering(question, tellBidsDomain(state))
  const { ballot } = state
  if (ballot === undefined) return
  return (
    <Asked question={question} back={back} finish={{ label: game.buttons.tellBids.tell, answer: finished }}>
      {ballot.known && <p className="note text-warn">{game.ballots.known}</p>}
      <Stakes ballot={ballot} power />
      <Amounts houses={ballot.roles} bids={draft.bids} onChange={(house, tokens) => put({ house, tokens })} />
    </Asked>
  )
}

interface AmountsProps {
  readonly houses: readonly HouseId[]
  readonly bids: Bids
  readonly onChange: (house: HouseId, tokens: number) => void
}

/** What each house had in its hand. */
function Amounts({ houses, bids, onChange }: AmountsProps) {
  const { names } = useSpeech()
  const state = useGameState()
  return (
    <ul className="card list amounts">
      {houses.map((house) => (
        <li key={house} className="row">
          <Shield house={house} size={40} />
          <div className="min-w-0 flex-1">
            <Select
              label={names.house.plain(house)}
              value={`${bids[house] ?? 0}`}
              options={Array.from({ length: bidLimit(state, house) + 1 }, (_, tokens) => ({ value: `${tokens}`, label: `${tokens}` }))}
              onChange={(tokens) => onChange(house, Number(tokens))}
            />
          </div>
        </li>
      ))}
    </ul>
  )
}

export interface ByHandProps extends QuestionProps {
  readonly ballot: Ballot<BallotKind, HouseId>
  /** Back to sealing in the app, where the page can. */
  readonly onBack?: () => void
}

/** An open ballot of any kind, revealed by hand: where the page cannot seal, or the table likes it better this time. */
export function ByHand({ question, ballot, onBack }: ByHandProps) {
  const { game, names } = useSpeech()
  const { words, say } = useQuestionWords()
  const state = useGameState()
  const { revealByHand, canSeal } = usePlay()
  const { kind, roles } = ballot
  const amounts = kind === 'bid' || kind === 'contribution'
  const [told, tell] = useState<Readonly<Partial<Record<HouseId, Choice>>>>({})
  const start: Choice | undefined = amounts ? 0 : kind === 'orders' ? {} : undefined
  const choices = Object.fromEntries(roles.map((house) => [house, told[house] ?? start]))
  const whole = roles.every((house) => choices[house] !== undefined)
  const bids = Object.fromEntries(roles.map((house) => [house, typeof told[house] === 'number' ? told[house] : 0]))
  const set = (house: HouseId, choice: Choice) => tell({ ...told, [house]: choice })
  return (
    <Asked
      question={{ ...question, kind: amounts ? 'tellBids' : 'reveal', roles: [] }}
      title={game.ballots.beforeTitle(state)}
      note={canSeal ? words.ballot.handNote : words.ballot.cannotSeal}
      answer={
        <Button kind="do" notYet={whole ? undefined : words.ballot.choose} onClick={() => void revealByHand(choices)}>
          {words.ballot.tell}
        </Button>
      }
      more={
        onBack !== undefined && (
          <Button kind="quiet" icon={icons.phone} onClick={onBack}>
            {words.ballot.inApp}
          </Button>
        )
      }
    >
      <Stakes ballot={ballot} power />
      {amounts && <Amounts houses={roles} bids={bids} onChange={set} />}
      {kind === 'card' &&
        roles.map((house) => (
          <Select
            key={house}
            label={say(words.cards.of, { house: names.house.plain(house) })}
            value={typeof told[house] === 'string' ? told[house] : ''}
            options={[
              { value: '', label: words.choose, disabled: true },
              ...playableCards(state, house).map((card) => ({ value: card, label: names.houseCard(state, card) })),
            ]}
            onChange={(card) => set(house, card)}
          />
        ))}
      {kind === 'orders' &&
        roles.map((house) => {
          const plan = told[house]
          return (
            <details key={house} className="flex flex-col gap-2">
              <summary className="row">
                <Shield house={house} size={32} /> {names.house.plain(house)}
              </summary>
              <OrdersChoice house={house} plan={typeof plan === 'object' ? plan : {}} onChange={(now) => set(house, now)} />
            </details>
          )
        })}
    </Asked>
  )
}
