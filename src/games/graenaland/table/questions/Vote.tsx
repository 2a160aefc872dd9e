import './vote.css'
import type { QuestionProps } from '../../../../table/game/game-questions'
import { useTable } from '../../../../table/hook'
import { useOthersHere } from '../../../../table/now/OtherQuestions'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { useAnswering, useSend } from '../../../../table/question/answering'
import { countOf, weightOf } from '../../../../kit/vote'
import { Button } from '../../../../ui/Button'
import { SegmentedChoice } from '../../../../ui/SegmentedChoice'
import type { Clan } from '../../box/box'
import type { OwnMove } from '../../rules/moves'
import type { State } from '../../model/state'
import { settlementsBehind } from '../parts/holdings'
import { Plate } from '../parts/Plate'
import { nameOf, usePosition } from '../parts/position'
import { VoteBar } from '../parts/VoteBar'
import { madeOf, voicelessAt } from '../parts/votes'
import { VoicelessRows } from '../parts/VoicelessRows'
import { useTexts } from '../parts/words'
import { ProposedShares } from './ProposedShares'
import { saying, useVerdictOn, voicesOf, type Said } from './voices'
import { useQuestionTexts } from './words'

/** Component that shows the votes of each clan on a proposal and how they add up. Shows the result before the user closes the vote. */
export function Vote(props: QuestionProps) {
  const state = usePosition()
  return state.proposal === undefined ? undefined : <Ballot {...props} proposal={state.proposal} state={state} />
}

/** Hook that restores the entered votes after the players have undone the closing of a vote. */
function useTakenBack(): Said {
  const votes = useTable(({ ledger, redoTo }) => {
    let moment: typeof ledger.last | undefined = redoTo === undefined ? undefined : ledger.last
    while (moment !== undefined && moment.entry.id !== redoTo) moment = moment.written
    const move = moment?.entry.move as OwnMove | undefined
    return move?.do === 'closeVote' ? move.said : undefined
  })
  return votes === undefined ? {} : { said: votes }
}

interface BallotProps extends QuestionProps {
  readonly proposal: NonNullable<State['proposal']>
  readonly state: State
}

function Ballot({ question, proposal, state }: BallotProps) {
  const { vote: words } = useQuestionTexts()
  const verdictOn = useVerdictOn()
  const texts = useTexts()
  const send = useSend()
  useOthersHere()
  const { by, at, vote } = proposal
  const { draft, setDraft } = useAnswering(question, saying, useTakenBack())
  const choices = voicesOf(proposal, draft)
  const count = countOf({ ...vote, said: choices })
  const { yes, no, needed, total, adopted } = count
  const called = (clan: Clan) => nameOf(state, texts.clans, clan)
  const lying = state.cards[at] ?? []
  const place = texts.place(at)
  const verdict = verdictOn(place, count)
  const open = vote.voters.filter(({ role }) => choices[role] === undefined).length
  // Send all votes in the move that closes the vote, so that one undo leads back to the open vote.
  const close = () => {
    const votes = Object.entries(choices).filter(([clan]) => vote.said[clan as Clan] === undefined)
    void send({ do: 'closeVote', said: Object.fromEntries(votes) } satisfies OwnMove)
  }
  return (
    <QuestionFrame
      question={{ ...question, roles: [] }}
      title={verdict}
      titleStays
      note=""
      choosing
      compact
      answer={
        <Button kind="do" notYet={adopted === undefined ? words.missing(open) : undefined} onClick={close}>
          {adopted === true ? words.close(lying.length) : words.stay}
        </Button>
      }
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <ProposedShares state={state} />
        <p className="note">{[words.by(called(by)), ...(adopted === undefined || open === 0 ? [] : [words.silent])].join(' ')}</p>
      </div>
      <VoteBar vote={vote} votes={choices} label={words.bar(yes, no, needed, total)} />
      <ul className="card list" aria-label={words.list}>
        {vote.voters.map((voter) => {
          const { role } = voter
          const isFixed = vote.said[role] !== undefined
          const own = choices[role]
          return (
            <li key={role} className="row short:min-h-12 short:py-0.5">
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
                onChange={(is) => setDraft({ said: { ...draft.said, [role]: is === 'yes' } })}
              />
            </li>
          )
        })}
        <VoicelessRows voters={voicelessAt(state, at)} state={state} at={at} />
      </ul>
    </QuestionFrame>
  )
}
