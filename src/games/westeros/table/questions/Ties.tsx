import { Check } from '../../../../ui/Field'
import { Figure } from '../../../../ui/Ranking'
import { rewardDomain, wildlingTieDomain } from '../../prompts/wildlings'
import { tiesDomain } from '../../prompts/influence'
import { decider, houseState } from '../../model/position'
import type { HouseId } from '../../box/box'
import { watchOf } from '../../rules/wildlings'
import { byBid } from '../../rules/influence'
import type { Bids } from '../../model/state'
import { byAmount } from '../../words/sentences/log-figures'
import { Shield } from '../Shield'
import { useSpeech } from '../speech'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { HouseCardFigures } from './HouseCard'
import { Options } from '../../../../table/question/Options'
import { useAnswering } from '../../../../table/question/answering'
import { useGameState } from './play'
import type { QuestionProps } from './props'
import { useQuestionWords } from '../words/questions'
import { wildlingPrice } from './wildling-price'

/**
 * R5.5, E0.6: the holder of the Iron Throne token names the houses with equal bids in their order. No order is preset; the last house of
 * each tie follows from the others.
 */
export function AuctionTies({ question }: QuestionProps) {
  const { game, names } = useSpeech()
  const state = useGameState()
  const { stage, playing } = state
  const { ties, bids } = stage.at === 'auctionTies' ? stage : NO_TIES
  const { draft, put, back, finished } = useAnswering(question, tiesDomain(state))
  const text = game.buttons.auctionTies
  const order = byBid(playing, bids).flatMap((equal) => [
    ...draft.named.filter((house) => equal.includes(house)),
    ...equal.filter((house) => !draft.named.includes(house)),
  ])
  const isOpen = (house: HouseId): boolean =>
    ties.some((tie) => tie.includes(house) && tie.filter((other) => !draft.named.includes(other)).length > 1) &&
    !draft.named.includes(house)
  return (
    <QuestionFrame question={question} back={back} finish={{ label: text.place, answer: finished, missing: text.missing }}>
      <ul className="card list" aria-label={game.question(question, state).title}>
        {order.map((house, at) => {
          const place = <b className="rank">{isOpen(house) ? undefined : at + 1}</b>
          const shield = <Shield house={house} size={40} />
          const bid = <Figure of={bids[house] ?? 0} />
          return ties.some((tie) => tie.includes(house)) ? (
            <Check
              key={house}
              title={names.house.plain(house)}
              lead={
                <>
                  {place}
                  {shield}
                </>
              }
              trail={bid}
              on={!isOpen(house)}
              onChange={() => put(draft.named.includes(house) ? { house, back: true } : { house })}
            />
          ) : (
            <li key={house} className="row">
              {place}
              {shield}
              <span className="words">{names.house.plain(house)}</span>
              {bid}
            </li>
          )
        })}
      </ul>
    </QuestionFrame>
  )
}

const NO_TIES: { readonly ties: readonly (readonly HouseId[])[]; readonly bids: Bids } = { ties: [], bids: {} }

/** R6.7, R6.8: the holder of the Iron Throne token chooses the highest or the lowest contributor among tied houses. */
export function WildlingTie({ question }: QuestionProps) {
  const { game, names } = useSpeech()
  const { words, say } = useQuestionWords()
  const state = useGameState()
  const { stage } = state
  const { draft, put, back, finished } = useAnswering(question, wildlingTieDomain(state))
  const { tied, bids, which } = stage.at === 'wildlingTie' ? stage : NOBODY
  const name = game.buttons.wildlingTie[which]
  // The holder's choice does not change the result of the attack.
  const outcome = which === 'highest' ? 'watch' : 'wildlings'
  const price = wildlingPrice(state, outcome, { words, say })
  const amountOf = (house: HouseId) => bids[house] ?? 0
  return (
    <QuestionFrame
      question={question}
      above={
        <div>
          <p className="type-title">{say(words.reveal[outcome], { watch: watchOf(bids), threat: state.threat })}</p>
          <p className="note">{price}</p>
        </div>
      }
      back={back}
      finish={{ label: draft.house === undefined ? '' : name(draft.house), answer: finished, missing: words.chooseHouse }}
    >
      <ul className="bid-strip">
        {byAmount(bids).map(([house, amount]) => (
          <li key={house}>
            <Shield house={house} size={40} alone />
            <Figure of={amount} />
          </li>
        ))}
      </ul>
      <Options<HouseId>
        label={game.question(question, state).title}
        labelHidden
        value={draft.house}
        options={tied.map((house) => ({
          value: house,
          title: names.house.nom(house),
          lead: <Shield house={house} size={40} />,
          trail: <Figure of={amountOf(house)} />,
        }))}
        onChange={(house) => put({ house })}
      />
    </QuestionFrame>
  )
}

const NOBODY: { readonly tied: readonly HouseId[]; readonly bids: Bids; readonly which: 'highest' | 'lowest' } = {
  tied: [],
  bids: {},
  which: 'highest',
}

/** R6.7: the highest contributor takes back a used House card. */
export function Reward({ question }: QuestionProps) {
  const { game, names } = useSpeech()
  const state = useGameState()
  const house = question.roles[0] ?? decider(state)
  const { draft, put, back, finished } = useAnswering(question, rewardDomain(state, house))
  const text = game.buttons.reward
  const used = houseState(state, house).used ?? []
  return (
    <QuestionFrame
      question={question}
      back={back}
      finish={
        draft.card === undefined
          ? { label: text.missing, answer: finished, missing: text.missing, isEmpty: true, empty: text.none }
          : { label: text.take(state, draft.card), answer: finished }
      }
    >
      <Options
        label={game.question(question, state).title}
        labelHidden
        value={draft.card}
        options={used.map((card) => ({ value: card, title: names.houseCard(state, card), note: <HouseCardFigures card={card} /> }))}
        onChange={(card) => put({ card })}
      />
    </QuestionFrame>
  )
}
