import './build.css'
import * as tableIcons from '../../../../table/icons'
import type { Moment } from '../../../../referee'
import { useTable } from '../../../../table/hook'
import { StackedTiles } from '../../../../table/question/ActionTiles'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { untilAllowed } from '../../../../table/refusal/allowed'
import { useSend } from '../../../../table/question/answering'
import { totalOf } from '../../../../kit/counts'
import { Button } from '../../../../ui/Button'
import { Icon } from '../../../../ui/Icon'
import { useLanguage } from '../../../../ui/words'
import type { Graenaland } from '../..'
import { isWork, RESOURCES, THINGS, WORKS, type Clan, type Thing } from '../../box/box'
import type { Price } from '../../box/island'
import { armyOf, placesOf } from '../../model/board'
import type { OwnMove } from '../../rules/moves'
import type { State } from '../../model/state'
import type { Draft, Question } from '../../prompts/draft'
import { pricesOf } from '../../rules/payment'
import { canBuild, placesFor, reasonsAgainstPlace } from '../../rules/places'
import { askedIn } from '../asking/asked'
import { RESOURCE_ICONS } from '../parts/goods'
import * as icons from '../parts/icons'
import { THING_ICONS } from '../parts/pictures'
import { nameOf, usePosition } from '../parts/position'
import { useTexts } from '../parts/words'
import { builtInTurn, type Built } from './built'
import { useBuildTexts } from './words/build'

/** Draft of an answer. `mode` is present if the player chooses a joint work or an offer, or ends the turn. */
export interface Building extends Draft {
  readonly mode?: 'joint' | 'offer' | 'finish'
  readonly to?: Clan
  /** Refusals of the place that the players have overruled. The price is still paid. */
  readonly waived?: readonly string[]
}

export interface FrameProps {
  readonly question: Question
  readonly by: Clan
  readonly state: State
  readonly back: (() => void) | undefined
}
/** Returns the refusal code if a clan may not build a construction in a territory; '' if the rules allow it. */
export const codeAgainst = (state: State, clan: Clan, what: Thing, at: string): string => {
  const first = reasonsAgainstPlace(state, clan, { what, at }).find((reason) => reason)
  return first ? first[0] : ''
}

/** Reasons that concern territories in which the clan has nothing, or nobody builds. They help the player least. */
const ELSEWHERE: readonly string[] = ['NO_OWN_VILLAGE', 'NO_BUILDINGS_IN_MOUNTAINS', 'NO_OWN_SETTLEMENT', 'NOT_ADJACENT']

/** Returns the territory whose refusal explains best why a clan can build a construction nowhere. */
export const telling = (state: State, clan: Clan, what: Thing): string => {
  const places = placesOf(state)
  return places.find((at) => !ELSEWHERE.includes(codeAgainst(state, clan, what, at))) ?? places[0] ?? ''
}

export interface ThingsProps extends FrameProps {
  readonly kind: 'construct' | 'finalBuild' | 'offerBuild'
  readonly draft: Building
  readonly setDraft: (draft: Building) => void
}

/** Component that lists all constructions and the other actions of this turn. A disabled button shows the reason. */
export function Things({ question, by, state, back, kind, draft, setDraft }: ThingsProps) {
  const text = useBuildTexts()
  const language = useLanguage()
  const send = useSend()
  const isJoint = draft.mode === 'joint'
  const heading = askedIn(isJoint ? { ...question, kind: 'joint' } : question, state, language)
  const { paymentsTold, offerRule } = state.settings
  const isChief = kind === 'construct' && !isJoint
  const isLeft = isChief && paymentsTold && !state.supplyTaken
  const built = useBuilt()
  const objection = (what: Thing): string | undefined => {
    if (kind === 'finalBuild' && isWork(what)) return text.why.NO_WORKS_IN_FINAL
    if (canBuild(state, by, what)) return undefined
    // Prefer the reasons that help the player most.
    const all = placesOf(state).map((at) => codeAgainst(state, by, what, at))
    const own = all.filter((code) => !ELSEWHERE.includes(code))
    const codes = new Set(own.length > 0 ? own : all)
    const [only = ''] = codes
    return codes.size === 1 ? (text.why[only] ?? text.nowhere) : text.nowhere
  }
  const nothingElse = !isLeft && THINGS.every((what) => objection(what) !== undefined)
  // If no territory is legal for the construction, submit an illegal move, so that the refusal shows the reason.
  const choose = (what: Thing) => {
    const at = telling(state, by, what)
    const refuse = (move: OwnMove) => void send(untilAllowed(move, (code) => setDraft({ ...draft, what, waived: [code] })))
    // An army step has no territory. If the app does not track payments, no choice is left.
    if (what === 'army' && !isJoint && !paymentsTold && objection(what) === undefined)
      void send(kind === 'offerBuild' ? { do: 'offerBuild', what } : { do: 'construct', by, what })
    else if (objection(what) === undefined) setDraft({ ...draft, what })
    else if (isJoint && isWork(what)) refuse({ do: 'joint', by, what, at })
    else if (kind === 'offerBuild') refuse({ do: 'offerBuild', what, at })
    else refuse({ do: 'construct', by, what, ...(what !== 'army' && { at }) })
  }
  // The note of the builder is a status, not an explanation, so it stays below the title on a low screen.
  const isStatus = !isJoint && kind !== 'offerBuild'
  return (
    <QuestionFrame
      question={question}
      back={back}
      choosing
      title={heading.title}
      note={isStatus ? '' : (heading.note ?? '')}
      answer={
        isJoint ? undefined : kind === 'offerBuild' ? (
          <Button onClick={() => void send({ do: 'drop', by: state.chief })}>{text.useNothing}</Button>
        ) : (
          <Button
            kind={built.length > 0 || nothingElse ? 'do' : 'alt'}
            onClick={() => (isLeft ? setDraft({ mode: 'finish' }) : void send({ do: 'done', by }))}
          >
            {text.finish}
          </Button>
        )
      }
    >
      {isStatus && heading.note !== undefined && <p className="note">{heading.note}</p>}
      {!isJoint && built.length > 0 && <BuiltList built={built} />}
      <StackedTiles
        columns={isJoint ? 2 : 3}
        isTall
        tiles={(isJoint ? WORKS : THINGS).map((what) => {
          const why = objection(what)
          return {
            id: what,
            icon: THING_ICONS[what],
            title: (
              <>
                {text.things[what]}
                {paymentsTold && <PriceOf state={state} by={by} what={what} />}
              </>
            ),
            note: why ?? (what === 'army' ? text.step(armyOf(state, by)) : text.places(placesFor(state, by, what).length)),
            isRefused: why !== undefined,
            onPress: () => choose(what),
          }
        })}
      />
      {isChief && (paymentsTold || offerRule) && <Chances by={by} state={state} setDraft={setDraft} />}
    </QuestionFrame>
  )
}

/** Hook that returns the constructions of the current turn, oldest first. */
const useBuilt = (): readonly Built[] => {
  const head = useTable(({ ledger }) => ledger.head) as Moment<Graenaland>
  return builtInTurn(head)
}

/**
 * Component that lists the constructions of this turn in one paragraph above the buttons, with the piece that an army step moves. The
 * button that undoes the last construction is below the question.
 */
function BuiltList({ built }: { readonly built: readonly Built[] }) {
  const text = useBuildTexts()
  const { clans, place } = useTexts()
  const state = usePosition()
  // Only the newest army step names the new strength, because the board shows it after all steps.
  const lastStep = built.findLastIndex(({ what }) => what === 'army')
  return (
    <div className="note flex flex-wrap gap-x-2">
      <h2 className="type-note">{text.builtNow}:</h2>
      <ul className="contents" aria-label={text.builtNow}>
        {built.map(({ what, at, by, joint }, n) => {
          const thing = at === undefined ? text.things[what] : `${text.things[what]}, ${place(at)}`
          const whose = joint === true ? ` (${text.joint})` : by === state.chief ? '' : ` (${nameOf(state, clans, by)})`
          const track = n === lastStep ? `: ${text.onTrack(armyOf(state, by))}` : ''
          return (
            <li key={n} className="text-ink">
              {`${thing}${whose}${track}${n === built.length - 1 ? '' : ';'}`}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** Component that shows the price of a construction. Parts of the price that depend on the territory are omitted. */
function PriceOf({ state, by, what }: { readonly state: State; readonly by: Clan; readonly what: Thing }) {
  const text = useBuildTexts()
  const places = what === 'army' ? [''] : placesFor(state, by, what)
  const prices = places.map((at) => pricesOf(state, by, { what, at })?.toSorted((a, b) => totalOf(a) - totalOf(b))[0])
  const [first] = prices
  if (prices.length === 0) return undefined
  const totals = prices.flatMap((price) => (price === undefined ? [] : [totalOf(price)]))
  if (first === undefined || totals.length < prices.length) return <span className="build-price">?</span>
  const isOne = prices.every((price) => JSON.stringify(price) === JSON.stringify(first))
  return (
    <span className="build-price">
      {isOne && first.any === undefined ? <Priced price={first} /> : text.cards(Math.min(...totals), Math.max(...totals))}
    </span>
  )
}

/** Component that shows a price as icons. */
function Priced({ price }: { readonly price: Price }) {
  const { resources } = useTexts()
  return RESOURCES.flatMap((resource) =>
    (price[resource] ?? 0) > 0
      ? [
          <span key={resource}>
            {price[resource]}
            <Icon of={RESOURCE_ICONS[resource]} size="s" label={resources[resource]} />
          </span>,
        ]
      : [],
  )
}

export interface ChancesProps {
  readonly by: Clan
  readonly state: State
  readonly setDraft?: (draft: Building) => void
}

/** Component with buttons for the actions of the chief other than constructions. Each action is possible once per turn. */
export function Chances({ by, state, setDraft }: ChancesProps) {
  const text = useBuildTexts()
  const send = useSend()
  const { supplyTaken, jointSpent, settings } = state
  const canJoin = WORKS.some((what) => canBuild(state, by, what))
  const supply = {
    icon: icons.supply,
    name: text.supply,
    note: supplyTaken ? text.supplyTaken : text.supplyOpen,
    press: supplyTaken ? undefined : () => void send({ do: 'takeSupply', by }),
    label: text.take,
  }
  const joint = {
    icon: tableIcons.users,
    name: text.joint,
    note: jointSpent ? text.spent : canJoin ? text.jointOpen : text.nobodyBuilds,
    press: jointSpent || !canJoin ? undefined : () => setDraft?.({ mode: 'joint' }),
    label: text.name,
  }
  const offer = {
    icon: icons.waiting,
    name: text.offer,
    note: jointSpent ? text.spent : text.offerOpen,
    press: jointSpent ? undefined : () => setDraft?.({ mode: 'offer' }),
    label: text.offerTo,
  }
  const isTurn = setDraft !== undefined
  // If the app does not follow payments, it follows only the offer.
  const followed = settings.paymentsTold ? [supply, ...(isTurn ? [joint] : [])] : []
  const rows = [...followed, ...(isTurn && settings.offerRule ? [offer] : [])]
  return (
    <div>
      {rows.map(({ icon, name, note, press, label }) => (
        <div key={name} className="build-row flex flex-wrap items-center gap-3 min-h-15 py-1">
          <Icon of={icon} />
          <span className="words">
            {name}
            <span className="note">{note}</span>
          </span>
          {press !== undefined && (
            <Button aria-label={`${name}: ${label}`} onClick={press}>
              {label}
            </Button>
          )}
        </div>
      ))}
    </div>
  )
}
