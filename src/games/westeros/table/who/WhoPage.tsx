import './who.css'
import { List, Row } from '../../../../ui/List'
import { Question as Heading } from '../../../../ui/Screen'
import { Tag } from '../../../../ui/Tag'
import { OFFER_KINDS, offers, type OfferKind } from '../../views/offers'
import type { Question } from '../../model/prompt-kinds'
import type { Track } from '../../box/box'
import { useTable } from '../hook'
import { useGamePath } from '../../../../table/paths'
import { governing } from '../rules/governing'
import { RuleLink } from '../../../../table/rules/RuleLink'
import { TableScreen } from '../../../../table/shell/TableScreen'
import { Shield } from '../Shield'
import { useSpeech } from '../speech'
import { awaitedHouses, dutiesOf, inForce, questionsOfTable, type Duty } from './duties'
import { useWhoWords } from './words'

/** Where each thing that anybody may start is done; it is missing where that comes up by itself. */
const PLACES: Readonly<Partial<Record<OfferKind, string>>> = {
  correct: 'correct',
  tracking: 'options',
  settings: 'options',
  seats: 'people',
  box: 'correct',
  calculator: 'calculator',
  rewind: 'log',
  castAnew: '',
  callOff: '',
}

/** The rule of each special token. */
const TOKEN_RULES: Readonly<Record<Track, string>> = { ironThrone: 'R0.6', fiefdoms: 'R14.15', kingsCourt: 'R8.6' }

/** What no deal changes: promises do not bind, orders stay hidden, power is not given away, tokens stay on the board. */
const NEVER = ['R0.7', 'R2.7', 'R2.8'] as const

/** Everybody at the table with what they have to do, may do, or wait for at this instant, and what the round forbids. */
export default function WhoPage() {
  const { words } = useWhoWords()
  const { game } = useSpeech()
  const { state, prompts } = useTable((open) => open)
  const together = questionsOfTable(prompts)
  const forbidden = inForce(state, game)
  return (
    <TableScreen where={words.title} back="">
      <Heading>{words.question}</Heading>
      {together.length > 0 && (
        <section aria-label={words.table}>
          <h2 className="label mb-2 px-1">{words.table}</h2>
          <ul className="card list">
            {together.map((question) => (
              <li key={question.key} className="duty">
                <Asked question={question} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-label={words.houses}>
        <h2 className="label mb-2 px-1">{words.houses}</h2>
        <ul className="card list">
          {dutiesOf(state, prompts).map((duty) => (
            <DutyRow key={duty.house} duty={duty} />
          ))}
        </ul>
      </section>
      <section aria-label={words.forbidden}>
        <h2 className="label mb-2 px-1">{words.forbidden}</h2>
        {forbidden.length === 0 ? (
          <p className="note px-1">{words.nothingForbidden}</p>
        ) : (
          <ul className="card list">
            {forbidden.map(({ card, rule }) => (
              <li key={card} className="duty">
                <p>{game.cards.inForce[card]}</p>
                <RuleLink rule={rule} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <Anybody />
      <section aria-label={words.never}>
        <h2 className="label mb-2 px-1">{words.never}</h2>
        <div className="flex flex-wrap gap-2">
          {NEVER.map((rule) => (
            <RuleLink key={rule} rule={rule} />
          ))}
        </div>
      </section>
    </TableScreen>
  )
}

/** One question: whether it has to be answered, what is awaited, and its rule. */
function Asked({ question }: { question: Question }) {
  const { words } = useWhoWords()
  const { game } = useSpeech()
  const state = useTable((open) => open.state)
  const rule = governing(question, state)
  return (
    <>
      <p>
        <Tag kind={question.must ? 'choice' : 'plain'}>{question.must ? words.must : words.may}</Tag> {game.question(question, state).task}
      </p>
      {rule !== '' && <RuleLink rule={rule} />}
    </>
  )
}

function DutyRow({ duty }: { duty: Duty }) {
  const { words, count } = useWhoWords()
  const { names } = useSpeech()
  const state = useTable((open) => open.state)
  const { house, byTable, questions, progress, ordersLeft, holds } = duty
  return (
    <li className="duty">
      <h3>
        <Shield house={house} size={28} waits={byTable} alone />
        <span className="words">{names.playerAndHouse(state, house)}</span>
        {questions.length === 0 && <Tag>{progress === undefined ? words.waits : progress === 'here' ? words.acts : words[progress]}</Tag>}
      </h3>
      {questions.map((question) => (
        <Asked key={question.key} question={question} />
      ))}
      {byTable && <p className="note">{words.byTable}</p>}
      {questions.length === 0 && progress !== 'here' && <Waiting duty={duty} />}
      {ordersLeft !== undefined && ordersLeft.n > 0 && (
        <p className="note">{count(ordersLeft.kind === 'raid' ? words.raids : words.marches, ordersLeft.n)}</p>
      )}
      {holds.map((track) => (
        <div key={track} className="duty-token">
          <p className="note">{words.holds[track]}</p>
          <RuleLink rule={TOKEN_RULES[track]} />
        </div>
      ))}
    </li>
  )
}

/** Whom a house waits for, or that its choice is made. */
function Waiting({ duty }: { duty: Duty }) {
  const { words, say, list } = useWhoWords()
  const { names } = useSpeech()
  const { state, prompts } = useTable((open) => open)
  if (duty.progress === 'sealed') return <p className="note">{words.hasSealed}</p>
  const awaited = awaitedHouses(prompts)
  if (prompts.length === 0) return
  return (
    <p className="note">
      {awaited.length === 0 ? words.waitsForTable : say(words.waitsFor, { who: list(awaited.map((house) => names.player(state, house))) })}
    </p>
  )
}

/** What anybody may start, each with the way to it, and with the rule where it has to wait. */
function Anybody() {
  const { words } = useWhoWords()
  const state = useTable((open) => open.state)
  const path = useGamePath()
  const possible = offers(state).filter(({ refusal }) => refusal === undefined)
  const waiting = offers(state).filter(({ kind, refusal }) => refusal !== undefined && kind !== 'castAnew' && kind !== 'callOff')
  const [because] = waiting.flatMap(({ refusal }) => refusal?.rule ?? [])
  return (
    <section aria-label={words.always}>
      <h2 className="label mb-2 px-1">{words.always}</h2>
      <List>
        <Row title={words.offers.rules} to={path('rules')} />
        <Row title={words.offers.check} to={path('check')} />
        {OFFER_KINDS.filter((kind) => possible.some((offer) => offer.kind === kind)).map((kind) => {
          const place = PLACES[kind]
          return <Row key={kind} title={words.offers[kind]} {...(place === undefined ? {} : { to: path(place) })} />
        })}
        {waiting.map(({ kind }) => (
          <Row key={kind} title={words.offers[kind]} trail={<Tag kind="warn">{words.notNow}</Tag>} />
        ))}
      </List>
      {because !== undefined && (
        <p className="mt-2">
          <RuleLink rule={because} />
        </p>
      )}
    </section>
  )
}
