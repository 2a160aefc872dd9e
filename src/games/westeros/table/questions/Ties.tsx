import { Ranking } from '../../../../ui/Ranking'
import { rewardDomain, wildlingTieDomain } from '../../prompts/wildlings'
import { tiesDomain, type TiesDraft } from '../../prompts/influence'
import { decider, houseState } from '../../position'
import type { HouseId } from '../../box/box'
import { Shield } from '../Shield'
import { useSpeech } from '../speech'
import { Asked } from './Asked'
import { HouseCardFigures } from './HouseCard'
import { Options } from './parts'
import { useAnswering, useGameState } from './play'
import type { QuestionProps } from './props'
import { useQuestionWords } from './words'

const shieldOf = (house: HouseId) => <Shield house={house} size={40} />

/** R5.5: the holder of the Iron Throne token orders equal bids. */
export function AuctionTies({ question }: QuestionProps) {
  const { game, names } = useSpeech()
  const state = useGameState()
  const { stage } = state
  const ties = stage.at === 'auctionTies' ? stage.ties : []
  const domain = tiesDomain(state)
  const start: TiesDraft = { named: ties.flat() }
  const { draft, become, back, finished } = useAnswering(question, domain, start)
  const group = (tie: readonly HouseId[]) => draft.named.filter((house) => tie.includes(house))
  return (
    <Asked question={question} back={back} finish={{ label: game.buttons.auctionTies.place, answer: finished }}>
      {ties.map((tie, at) => (
        <Ranking
          key={at}
          label={names.houses(tie)}
          order={group(tie)}
          nameOf={(house) => names.house.plain(house)}
          leadOf={shieldOf}
          onChange={(order) => become({ named: ties.flatMap((other, k) => (k === at ? order : group(other))) })}
        />
      ))}
    </Asked>
  )
}

/** R6.7, R6.8: the holder of the Iron Throne token names the highest or the lowest contributor. */
export function WildlingTie({ question }: QuestionProps) {
  const { game, names } = useSpeech()
  const { words } = useQuestionWords()
  const state = useGameState()
  const { stage } = state
  const { draft, put, back, finished } = useAnswering(question, wildlingTieDomain(state))
  const tied = stage.at === 'wildlingTie' ? stage.tied : []
  const most = stage.at === 'wildlingTie' && stage.which === 'highest'
  const text = game.buttons.wildlingTie
  const name = most ? text.most : text.least
  return (
    <Asked
      question={question}
      back={back}
      finish={{ label: draft.house === undefined ? '' : name(draft.house), answer: finished, missing: words.chooseHouse }}
    >
      <Options<HouseId>
        label={game.question(question, state).title}
        labelHidden
        value={draft.house}
        options={tied.map((house) => ({ value: house, title: names.house.nom(house), lead: <Shield house={house} size={40} /> }))}
        onChange={(house) => put({ house })}
      />
    </Asked>
  )
}

const NONE = 'none'

/** R6.7: the highest contributor takes back a used House card. */
export function Reward({ question }: QuestionProps) {
  const { game, names } = useSpeech()
  const state = useGameState()
  const house = question.roles[0] ?? decider(state)
  const { draft, put, back, finished } = useAnswering(question, rewardDomain(state, house))
  const text = game.buttons.reward
  const used = houseState(state, house).used ?? []
  return (
    <Asked
      question={question}
      back={back}
      finish={{ label: draft.card === undefined ? text.none : text.take(state, draft.card), answer: finished }}
    >
      <Options
        label={game.question(question, state).title}
        labelHidden
        value={draft.card ?? NONE}
        options={[
          ...used.map((card) => ({ value: card, title: names.houseCard(state, card), note: <HouseCardFigures card={card} /> })),
          { value: NONE, title: text.none },
        ]}
        onChange={(card) => put(card === NONE ? {} : { card })}
      />
    </Asked>
  )
}
