import '../parts/city.css'
import type { ReactNode } from 'react'
import { takesEffect } from '../../model/response'
import { accepted } from '../../../../referee'
import type { QuestionProps } from '../../../../table/game/game-questions'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { useShort } from '../../../../table/shell/wide'
import { Button } from '../../../../ui/Button'
import { Icon } from '../../../../ui/Icon'
import type { Colour } from '../../box/box'
import { EFFECTS, VETO_CARDS, VETOES, type EffectName, type Veto } from '../../box/effects'
import type { Reactions, State } from '../../model/state'
import { countsCards } from '../../model/settings'
import { coloursOf } from '../../model/tokens'
import { aimOf, complicityText, forecastText } from '../asking/asked'
import { useKeys, type KeyTexts } from '../asking/words/keys'
import { useAsking, type AskingTexts } from '../asking/words'
import * as drawings from '../parts/icons'
import { Plate } from '../parts/Plate'
import { nameOf, usePosition } from '../parts/position'
import { useTexts } from '../parts/words'
import { tooFewCards } from '../../rules/handler'
import { cardsToVeto, isAskedOpenly, isHeardInSecret } from '../../rules/reactions'
import { useAsked } from './shared'

const ICONS: Readonly<Partial<Record<EffectName | Veto, string>>> = {
  ...drawings,
  shadyDeals: drawings.deals,
  twoHats: drawings.hat,
  fists: drawings.fist,
  chief: drawings.chief,
  fbi: drawings.fbi,
}

/** Returns the players who may answer: first those who have a veto, each group in turn order. */
const inOrder = (players: readonly Colour[], turnOrder: readonly string[], able: readonly Colour[]): readonly Colour[] =>
  players.toSorted((a, b) => Number(!able.includes(a)) - Number(!able.includes(b)) || turnOrder.indexOf(a) - turnOrder.indexOf(b))

/**
 * Returns the note about the order of several players who react (R52); '' if only one player does. After secret answers, the note also
 * names the players who react after the first one, because all answers have been revealed.
 */
const orderNote = (
  { stack, asked: reacting }: Reactions['chain'],
  first: Colour | undefined,
  able: number,
  called: (colour: Colour) => string,
  words: AskingTexts,
  keys: KeyTexts,
): string => {
  const last = stack.at(-1)
  const others = reacting.filter((colour) => colour !== first)
  if (first !== undefined && last !== undefined && others.length > 0)
    return words.alsoReact(others.map(called), called(first), called(last.by))
  return able > 1 ? keys.upper : ''
}

/**
 * Component that asks for reactions to an effect. Shows the declared effect with its vetoes, the current result, and the players who may
 * react, with their numbers of cards.
 */
export function Response({ question }: QuestionProps) {
  const texts = useTexts()
  const keys = useKeys()
  const words = useAsking()
  const isShort = useShort()
  const { state, steps, send, finish } = useAsked(question)
  const { reacting, settings } = state
  if (reacting === undefined) return
  const { chain, effect } = reacting
  const called = (colour: Parameters<typeof nameOf>[2]) => nameOf(state, texts.colours, colour)
  const happens = takesEffect(chain)
  const last = chain.stack.at(-1)
  const needs = cardsToVeto(effect.what, chain.stack.length === 1)
  // After secret answers, the list contains only the players who were asked. The others had too few cards.
  const unable = coloursOf(state).filter((colour) => colour !== last?.by && tooFewCards(state, colour, needs) !== false)
  const isHeard = isHeardInSecret(state)
  // After secret answers, only the first player who wants to react is asked.
  const first = isHeard && !isAskedOpenly(state) ? chain.asked[0] : undefined
  const vetoesOf = (colour: Colour) => VETOES.filter((veto) => steps.some((step) => step.option === colour && step.with === veto))
  const answerOf = (option: Colour, veto: Veto) => ({
    label: `${called(option)}: ${texts.vetoes[veto]}`,
    icon: ICONS[veto] ?? drawings.fist,
    answer: finish({ option, with: veto }),
  })
  const answering = coloursOf(state).filter((colour) => question.roles.includes(colour) && colour !== last?.by)
  const able = coloursOf(state).filter((colour) => question.roles.includes(colour) && vetoesOf(colour).length > 0)
  // This player has said that she reacts, so a veto is the likely answer. The veto of a single card comes first.
  const [likely, ...others] =
    first === undefined
      ? []
      : vetoesOf(first)
          .toSorted((a, b) => VETO_CARDS[a] - VETO_CARDS[b])
          .map((veto) => answerOf(first, veto))
  // Vetoes may have emptied the hand from which the Thief takes (R63).
  const isNothing = effect.what === 'thief' && effect.from !== undefined && countsCards(settings) && (state.cards[effect.from] ?? 0) === 0
  const nobody = first === undefined ? keys.nobody(effect.what, happens, isNothing) : words.reactsNot(called(first))
  return (
    <QuestionFrame
      question={question}
      {...(first !== undefined && { title: words.reacts(called(first), others.length > 0) })}
      note={[orderNote(chain, first, able.length, called, words, keys), ...(isHeard ? [] : complicityText(state, words))].join(' ').trim()}
      choosing
      compact={isShort}
      finish={likely ?? { label: nobody, answer: accepted({ do: 'nobody' }) }}
      answer={others.map(
        ({ label, icon, answer }) =>
          answer.ok && (
            <Button key={label} icon={icon} onClick={() => void send(answer.value)}>
              {label}
            </Button>
          ),
      )}
      more={
        likely !== undefined && (
          <Button kind="quiet" onClick={() => void send({ do: 'nobody' })}>
            {nobody}
          </Button>
        )
      }
      above={<Standing reacting={reacting} called={called} />}
    >
      <ul className="card answerers" data-short={isShort ? '' : undefined} aria-label={keys.whoAnswers}>
        {inOrder(answering, question.roles, able).map((colour) => {
          const open = vetoesOf(colour)
          return (
            <Answerer
              key={colour}
              colour={colour}
              name={called(colour)}
              note={countsCards(settings) ? keys.holds(state.cards[colour] ?? 0) : undefined}
              isUnable={open.length === 0}
            >
              {likely === undefined &&
                open.map((veto) => {
                  const { label, icon, answer } = answerOf(colour, veto)
                  return (
                    <button
                      key={veto}
                      type="button"
                      className="answerers-key"
                      data-only={open.length === 1 ? '' : undefined}
                      aria-label={label}
                      onClick={() => {
                        if (answer.ok) void send(answer.value)
                      }}
                    >
                      <Icon of={icon} size="s" />
                      {keys.vetoKeys[veto]}
                    </button>
                  )
                })}
              {open.length === 0 && <span className="note">{`${keys.why.NOT_ENOUGH_CARDS}: ${keys.tooFew(needs)}`}</span>}
            </Answerer>
          )
        })}
      </ul>
      {isHeard && unable.length > 0 && <p className="note">{words.unable(unable.map(called))}</p>}
    </QuestionFrame>
  )
}

/** Number of vetoes from which the chain lists its earlier vetoes in one line: on a short screen, and on any other screen. */
const LINE_FROM = { short: 2, tall: 3 } as const

/**
 * List of the declared effect and its vetoes, in the order in which they were played. If there are many vetoes, all but the last one
 * share a line, so that the players who may answer stay in sight.
 */
function Chain({ reacting: { chain, effect }, called }: { readonly reacting: Reactions; readonly called: (colour: Colour) => string }) {
  const state = usePosition()
  const texts = useTexts()
  const keys = useKeys()
  const isShort = useShort()
  const { stack } = chain
  const vetoes = stack.length - 1
  const inLine = vetoes >= (isShort ? LINE_FROM.short : LINE_FROM.tall) ? vetoes - 1 : 0
  const cardOf = (what: Veto | null) => (what === null ? texts.effects[effect.what] : texts.vetoes[what])
  return (
    <ol className="veto-chain" data-short={isShort ? '' : undefined}>
      {stack.map(({ by, what }, at) =>
        at > 0 && at <= inLine ? (
          at === 1 && (
            <li key={at} data-line="" className="note">
              {keys.earlierVetoes(
                stack.slice(1, inLine + 1).map((veto) => [called(veto.by), veto.what === null ? '' : keys.vetoKeys[veto.what]] as const),
              )}
            </li>
          )
        ) : (
          <li key={at}>
            <Plate role={by} size={isShort && at > 0 ? 24 : 32} />
            <span className="words">
              {`${called(by)}: ${cardOf(what)}`}
              <span className="note block">{what === null ? aimOf(state, effect, texts, keys) : keys.veto(at)}</span>
            </span>
            <Icon of={ICONS[what ?? effect.what] ?? drawings.marker} />
          </li>
        ),
      )}
    </ol>
  )
}

interface StandingProps {
  readonly reacting: Reactions
  readonly called: (colour: Colour) => string
}

/** Returns the numbers of cards that the players have paid for the effect and its vetoes, as text; '' if nobody has paid a card. */
const paidText = (state: State, { chain, effect }: Reactions, called: StandingProps['called']): string => {
  const paid = chain.stack.reduce<Readonly<Record<string, number>>>((sums, { by, what }) => {
    const cards = what === null ? EFFECTS[effect.what].cards : VETO_CARDS[what]
    return cards === 0 ? sums : { ...sums, [by]: (sums[by] ?? 0) + cards }
  }, {})
  return coloursOf(state)
    .flatMap((colour) => (paid[colour] === undefined ? [] : [`${called(colour)} ${paid[colour]}`]))
    .join(', ')
}

/** Shows the effect with its vetoes, whether the effect takes place now, and what the players pay for it. */
function Standing({ reacting, called }: StandingProps) {
  const texts = useTexts()
  const keys = useKeys()
  const words = useAsking()
  const state = usePosition()
  const { chain, effect } = reacting
  // A cancelled effect changes no leader.
  const forecast = takesEffect(chain) ? forecastText(state, effect, texts, keys) : undefined
  const paid = paidText(state, reacting, called)
  return (
    <div className="flex flex-col gap-1.5">
      <Chain reacting={reacting} called={called} />
      <p className="ruling">
        {words.stands(chain.stack.length - 1, takesEffect(chain))}
        {forecast !== undefined && <span className="note block">{forecast}</span>}
        {paid !== '' && <span className="note block">{keys.lost(paid)}</span>}
      </p>
    </div>
  )
}

interface AnswererProps {
  readonly colour: Colour
  readonly name: string
  /** Number of cards in the hand of the player, as text; undefined if the app does not count the cards. */
  readonly note: string | undefined
  /** Whether the player has too few cards for a veto. */
  readonly isUnable: boolean
  /** Vetoes that the player may play, or the reason why there are none. */
  readonly children: ReactNode
}

/** Row of a player who may react. */
function Answerer({ colour, name, note, isUnable, children }: AnswererProps) {
  return (
    <li data-unable={isUnable ? '' : undefined}>
      <Plate role={colour} size={32} />
      <span className="words answerers-who">
        {name}
        {note !== undefined && <span className="note block">{note}</span>}
      </span>
      <span className="flex flex-wrap justify-end gap-1.5 ml-auto">{children}</span>
    </li>
  )
}
