import './build.css'
import { useOthersHere } from '../../../../table/now/OtherQuestions'
import type { QuestionProps } from '../../../../table/game/game-questions'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { asMove, useAnswering, useSend } from '../../../../table/question/answering'
import { untilAllowed, withWaived } from '../../../../table/refusal/allowed'
import { accepted } from '../../../../referee'
import { totalOf } from '../../../../kit/counts'
import { Button } from '../../../../ui/Button'
import { useLanguage } from '../../../../ui/words'
import { isWork, type Clan } from '../../box/box'
import { clansOf } from '../../model/board'
import type { OwnMove } from '../../rules/moves'
import type { State } from '../../model/state'
import { domain } from '../../prompts/domains'
import type { Question } from '../../prompts/draft'
import { builderIn } from '../../rules/construction'
import { marketsFor, pricesOf } from '../../rules/payment'
import { feeAt, placesFor } from '../../rules/places'
import { askedIn } from '../asking/asked'
import { RULES_OF_THINGS } from '../parts/thing-rules'
import { nameOf, usePosition } from '../parts/position'
import { useTexts } from '../parts/words'
import { useBuildTexts, type BuildTexts } from './words/build'
import { Further } from './Further'
import { Pay } from './Pay'
import { Place } from './Place'
import { Chances, codeAgainst, Things, type Building } from './Things'
import { Finish, Offer } from './OfferAndFinish'

/**
 * Component that asks a clan for a construction, its territory and its payment. It also lets the chief take the supply card, propose a
 * joint work, or make an offer.
 */
export function Build({ question }: QuestionProps) {
  const state = usePosition()
  useOthersHere()
  const { opened } = state
  const by = builderIn(state) ?? state.chief
  if (opened?.kind === 'joint') return <JointBuild question={question} by={by} work={opened} state={state} />
  return opened === undefined ? (
    <Turn question={question} kind={state.stage === 'final' ? 'finalBuild' : 'construct'} by={by} state={state} />
  ) : (
    <Turn question={question} kind="offerBuild" by={opened.to} state={state} />
  )
}

interface TurnProps extends QuestionProps {
  readonly kind: 'construct' | 'finalBuild' | 'offerBuild'
  readonly by: Clan
  readonly state: State
}

/** Rule numbers of the actions of a turn that are not constructions. */
const RULES = { joint: 'R55', offer: 'R83', finish: 'R37' } as const

function Turn({ question, kind, by, state }: TurnProps) {
  const text = useBuildTexts()
  const { clans, place } = useTexts()
  const asked: Question = { ...(question as Question), kind, roles: [by] }
  const options = domain(state, asked)
  const works = domain(state, { ...asked, kind: 'joint' })
  const answering = useAnswering(question, options)
  const { back } = answering
  const setDraft = (next: Building) => answering.setDraft(next)
  const draft: Building = answering.draft
  const { mode, what, area, waived = [] } = draft
  const rule = mode === undefined ? asked.rule : RULES[mode]
  const frame = { question: { ...asked, rule }, by, state, back }
  if (mode === 'offer') return <Offer {...frame} to={draft.to} choose={(to) => setDraft({ ...draft, to })} />
  if (mode === 'finish') return <Finish {...frame} />
  if (what === undefined) return <Things {...frame} kind={kind} draft={draft} setDraft={setDraft} />
  const isJoint = mode === 'joint'
  const chosen = isJoint ? works : options
  // If the app does not track payments, the last choice of the user submits the construction.
  const isPaid = !isJoint && state.settings.paymentsTold
  const answer = (next: Building) => {
    const finished = asMove(chosen.finish(next))
    return finished.ok ? accepted(withWaived(finished.value, waived)) : finished
  }
  if (what !== 'army' && area === undefined) {
    const move = (at: string): OwnMove =>
      isJoint && isWork(what)
        ? { do: 'joint', by, what, at }
        : kind === 'offerBuild'
          ? { do: 'offerBuild', what, at }
          : { do: 'construct', by, what, at }
    const label = isPaid ? text.payFor : (at: string) => (isJoint ? text.propose : text.build)(what, at)
    return (
      <Place
        {...frame}
        title={text.where(nameOf(state, clans, by), what)}
        rule={RULES_OF_THINGS[what]}
        legal={placesFor(state, by, what, waived)}
        objection={(at) => text.why[codeAgainst(state, by, what, at)] ?? text.nowhere}
        refused={(at) => untilAllowed(move(at), (code) => setDraft({ ...draft, area: at, waived: [...waived, code] }))}
        price={(at) => (isPaid && what === 'village' ? priceAt(state, by, at, text) : undefined)}
        label={label}
        answer={(at) => (isPaid ? undefined : answer({ ...draft, area: at }))}
        onGo={(at) => setDraft({ ...draft, area: at })}
      />
    )
  }
  const further = chosen.steps(draft).filter(({ resource, relocate }) => resource !== undefined || relocate !== undefined)
  if (further.length > 0)
    return <Further {...frame} draft={draft} steps={further} setDraft={setDraft} answer={(next) => (isPaid ? undefined : answer(next))} />
  if (!isPaid)
    return (
      <QuestionFrame
        {...frame}
        title={text.things[what]}
        rule={RULES_OF_THINGS[what]}
        finish={{ label: text.build(what), answer: answer(draft) }}
      />
    )
  return (
    <Pay
      {...frame}
      title={text.pay(what, area === undefined ? undefined : place(area))}
      plan={{ what, ...(area !== undefined && { at: area }) }}
      draft={draft}
      setDraft={setDraft}
      answer={answer}
      markets={kind === 'offerBuild' ? 'guest' : marketsFor(state, by)}
    >
      {kind === 'construct' && !state.supplyTaken && <Chances by={by} state={state} />}
    </Pay>
  )
}

/** Returns the number of cards that a village in a territory costs, as text; "?" if the price is unknown. */
const priceAt = (state: State, clan: Clan, at: string, { cards, withFee }: BuildTexts): string => {
  const plan = { what: 'village', at } as const
  const [price] = pricesOf(state, clan, plan) ?? []
  const fee = feeAt(state, clan, plan).length
  const own = price === undefined ? '?' : cards(totalOf(price), totalOf(price))
  return fee === 0 ? own : withFee(own, fee)
}

interface JointProps extends QuestionProps {
  readonly by: Clan
  readonly work: Extract<State['opened'], { readonly kind: 'joint' }>
  readonly state: State
}

/** Component that asks for the payment of a joint work. Every clan may give cards for the joint work (R55). */
function JointBuild({ question, by, work, state }: JointProps) {
  const text = useBuildTexts()
  const language = useLanguage()
  const send = useSend()
  const asked: Question = { ...(question as Question), kind: 'jointBuild', roles: [by] }
  const options = domain(state, asked)
  const { draft, setDraft, back } = useAnswering(question, options)
  return (
    <Pay
      question={asked}
      by={by}
      state={state}
      back={back}
      title={askedIn(asked, state, language).title}
      plan={work}
      draft={draft}
      setDraft={setDraft}
      answer={(next) => asMove(options.finish(next))}
      markets={marketsFor(state, by)}
      givers={clansOf(state).filter((one) => one !== by)}
      more={
        <Button kind="quiet" onClick={() => void send({ do: 'drop', by })}>
          {text.notBuilt}
        </Button>
      }
    >
      {!state.supplyTaken && <Chances by={by} state={state} />}
    </Pay>
  )
}
