import './vote.css'
import type { QuestionProps } from '../../../../table/game/game-questions'
import { useTable } from '../../../../table/hook'
import { useOthersHere } from '../../../../table/now/OtherQuestions'
import { Asked } from '../../../../table/question/Asked'
import { useAnswering, useSend } from '../../../../table/question/answering'
import { fieldsDomain } from '../../../../kit/fields-domain'
import { countOf, weightOf, type Vote as OpenVote } from '../../../../kit/vote'
import { Button } from '../../../../ui/Button'
import { SegmentedChoice } from '../../../../ui/SegmentedChoice'
import type { Clan } from '../../box/box'
import type { OwnMove } from '../../model/moves'
import type { ByClan, Card, State } from '../../model/state'
import { cardNames } from '../parts/cards'
import { settlementsBehind } from '../parts/holdings'
import { coloursOf, Plate } from '../parts/Plate'
import { nameOf, usePosition } from '../parts/position'
import { madeOf } from '../parts/votes'
import { useTexts, type Texts } from '../parts/words'
import { useQuestionTexts } from './words'

interface Said {
  readonly said?: ByClan<boolean>
}
const saying = fieldsDomain<Said, OwnMove>(
  () => [],
  () => undefined,
)

/** All votes on a proposal on one screen, with all that they are made of, and the verdict before it is closed. */
export function Vote(props: QuestionProps) {
  const state = usePosition()
  return state.proposal === undefined ? undefined : <Ballot {...props} proposal={state.proposal} state={state} />
}

/** Restores the votes of a closed vote that is taken back. */
function useTakenBack(): Said {
  const said = useTable(({ ledger, redoTo }) => {
    let moment: typeof ledger.last | undefined = redoTo === undefined ? undefined : ledger.last
    while (moment !== undefined && moment.entry.id !== redoTo) moment = moment.written
    const move = moment?.entry.move as OwnMove | undefined
    return move?.do === 'closeVote' ? move.said : undefined
  })
  return said === undefined ? {} : { said }
}

/** Groups what is proposed by whoever receives it, equal cards counted together. */
const sharesOf = (split: NonNullable<NonNullable<State['proposal']>['split']>, lying: readonly Card[], texts: Texts) =>
  [...new Set(split)].map((to) => ({
    to,
    cards: cardNames(
      split.flatMap((receiver, n) => (receiver === to ? [lying[n] ?? 'up'] : [])),
      texts,
    ),
  }))

interface BallotProps extends QuestionProps {
  readonly proposal: NonNullable<State['proposal']>
  readonly state: State
}

function Ballot({ question, proposal, state }: BallotProps) {
  const { vote: words } = useQuestionTexts()
  const texts = useTexts()
  const send = useSend()
  useOthersHere()
  const { by, at, vote, split = [] } = proposal
  const { draft, become } = useAnswering(question, saying, useTakenBack())
  // The proposer is in favour unless stated otherwise.
  const said: ByClan<boolean> = { [by]: true, ...draft.said, ...vote.said }
  const count = countOf({ ...vote, said })
  const { yes, no, needed, total, adopted } = count
  const called = (clan: Clan) => nameOf(state, texts.clans, clan)
  const lying = state.cards[at] ?? []
  const shares = sharesOf(split, lying, texts)
  const place = texts.place(at)
  const verdict =
    adopted === undefined
      ? words.open(place, needed, total, yes)
      : (adopted ? words.adopted : yes * 2 === total ? words.half : words.rejected)(place, yes, total)
  // One move, so that one step back leads to the open vote.
  const close = () => {
    const told = Object.entries(said).filter(([clan]) => vote.said[clan as Clan] === undefined)
    void send({ do: 'closeVote', said: Object.fromEntries(told) } satisfies OwnMove)
  }
  return (
    <Asked
      question={{ ...question, roles: [] }}
      title={verdict}
      note={[words.by(called(by)), words.silent].join(' ')}
      choosing
      answer={
        <Button kind="do" notYet={adopted === undefined ? words.missing(needed - yes) : undefined} onClick={close}>
          {adopted === true ? words.close(lying.length) : words.stay}
        </Button>
      }
    >
      {split.length > 0 && (
        <ul className="vote-split" aria-label={words.split}>
          {shares.map(({ to, cards }) => (
            <li key={`${to}`}>
              {to !== null && <Plate role={to} size={22} />}
              {words.share(cards.join(', '), to === null ? '' : called(to))}
            </li>
          ))}
        </ul>
      )}
      <VoteBar vote={vote} said={said} label={words.bar(yes, no, needed, total)} />
      <ul className="card list" aria-label={words.list}>
        {vote.voters.map((voter) => {
          const { role } = voter
          const isFixed = vote.said[role] !== undefined
          const own = said[role]
          return (
            <li key={role} className="row">
              <Plate role={role} size={36} />
              <span className="words">
                {words.of(called(role), weightOf(voter))}
                <span className="note">{madeOf(voter.addends, texts, settlementsBehind(state, at, role, texts))}</span>
              </span>
              <SegmentedChoice<'yes' | 'no'>
                label={called(role)}
                labelHidden
                keys
                options={[
                  { value: 'yes', label: words.yes, disabled: isFixed },
                  { value: 'no', label: words.no, disabled: isFixed },
                ]}
                value={own === undefined ? undefined : own ? 'yes' : 'no'}
                onChange={(is) => become({ said: { ...draft.said, [role]: is === 'yes' } })}
              />
            </li>
          )
        })}
      </ul>
    </Asked>
  )
}

interface VoteBarProps {
  readonly vote: OpenVote<Clan>
  readonly said: ByClan<boolean>
  readonly label: string
}

/** All votes as a bar, those in favour first, with the mark that a proposal has to reach. */
function VoteBar({ vote, said, label }: VoteBarProps) {
  const total = vote.voters.reduce((votes, voter) => votes + weightOf(voter), 0)
  const rank = ({ role }: { readonly role: Clan }) => (said[role] === true ? 0 : said[role] === undefined ? 1 : 2)
  return (
    <div className="vote-bar" role="img" aria-label={label}>
      {vote.voters
        .toSorted((a, b) => rank(a) - rank(b))
        .map((voter) => (
          <span
            key={voter.role}
            className={`vote-share ${said[voter.role] === true ? coloursOf(voter.role) : ''}`}
            data-against={said[voter.role] === false ? '' : undefined}
            style={{ flexGrow: weightOf(voter) }}
          >
            {said[voter.role] === true && <Plate role={voter.role} size={22} />}
          </span>
        ))}
      <span className="vote-mark" style={{ insetInlineStart: `${(100 * vote.needed) / total}%` }} />
    </div>
  )
}
