import './vote.css'
import { seatsFrom } from '../../../../kit/turns'
import { countOf } from '../../../../kit/vote'
import { fieldsDomain } from '../../../../kit/fields-domain'
import type { QuestionProps } from '../../../../table/game/game-questions'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { useAnswering, useSend, useSendAll } from '../../../../table/question/answering'
import { RoleChips } from '../../../../table/question/RoleChips'
import { untilAllowed, withWaived } from '../../../../table/refusal/allowed'
import { Button } from '../../../../ui/Button'
import { Icon } from '../../../../ui/Icon'
import { List, Row } from '../../../../ui/List'
import { sentence } from '../../../../ui/grammar/numbers'
import { SegmentedChoice } from '../../../../ui/SegmentedChoice'
import type { Clan } from '../../box/box'
import type { PlaceId } from '../../box/island'
import { clansOf, nonChiefs, placesOf } from '../../model/board'
import type { OwnMove } from '../../rules/moves'
import type { Card, State } from '../../model/state'
import { proposable, unableToPropose, votesOf } from '../../rules/distribution'
import { voteAt } from '../../rules/votes'
import { madeOf, voicelessAt } from '../parts/votes'
import { CARD_ICONS, RESOURCE_ICONS } from '../parts/goods'
import { IslandTiles } from '../parts/IslandTiles'
import { lyingText } from '../parts/lying-text'
import { QuestionIsland } from '../parts/QuestionIsland'
import { Plate } from '../parts/Plate'
import { nameOf, usePosition } from '../parts/position'
import { Lying } from '../parts/TileInside'
import { useTexts } from '../parts/words'
import { useQuestionTexts } from './words'

interface Sharing {
  /** Clan that makes the proposal. Set only if the app does not enforce the order of proposals. */
  readonly by?: Clan
  /** `true` if a clan other than the next one in the order makes the proposal. */
  readonly other?: true
  readonly area?: PlaceId
  /** Clan that receives each card; null if the user has not chosen a clan. */
  readonly split?: readonly (Clan | null)[]
  /** Refusals of the territory that the players have overruled. */
  readonly waived?: readonly string[]
}
const sharing = fieldsDomain<Sharing, OwnMove>(
  () => [],
  () => undefined,
)

/**
 * Component that asks the next clan for a proposal. If none of the remaining clans can make a proposal, the component shows one screen for
 * all of these clans.
 */
export function Propose({ question }: QuestionProps) {
  const unable = unableToPropose(usePosition())
  return unable === undefined ? <Proposal question={question} /> : <NobodyCan question={question} clans={unable} />
}

/**
 * Component that is shown if no remaining clan has a vote in a territory with cards. Lists the reason for each clan, with one button to
 * continue.
 */
function NobodyCan({ question, clans }: QuestionProps & { readonly clans: readonly Clan[] }) {
  const { propose: words } = useQuestionTexts()
  const texts = useTexts()
  const state = usePosition()
  const sendAll = useSendAll()
  const isEmpty = placesOf(state).every((at) => (state.cards[at]?.length ?? 0) === 0)
  return (
    <QuestionFrame
      question={{ ...question, roles: [] }}
      title={state.proposed.length === 0 ? words.nobody : words.nobodyElse}
      note={isEmpty ? words.noCards : words.noVotes}
      answer={
        <Button kind="do" onClick={() => void sendAll<OwnMove>(clans.map((by) => ({ do: 'waive', by })))}>
          {state.settings.vpCards ? words.onToAnnouncing : words.onToBuilding}
        </Button>
      }
    >
      <List label={words.still}>
        {clans.map((clan) => (
          <Row
            key={clan}
            lead={<Plate role={clan} size={36} />}
            title={nameOf(state, texts.clans, clan)}
            note={isEmpty ? words.empty : words.noVoteThere}
          />
        ))}
      </List>
      <div className="shares-isle">
        <IslandTiles
          island={state.island}
          label={texts.island}
          describe={(at) => lyingText(state.cards[at] ?? [], texts)}
          renderInside={(at) => (state.cards[at]?.length ?? 0) > 0 && <Lying cards={state.cards[at]?.length ?? 0} />}
        />
      </div>
    </QuestionFrame>
  )
}

/**
 * Component in which a clan chooses a territory and the clan that receives each card. A choice with only one possibility is made in
 * advance.
 */
function Proposal({ question }: QuestionProps) {
  const { propose: words } = useQuestionTexts()
  const texts = useTexts()
  const state = usePosition()
  const send = useSend()
  const { draft, setDraft, back } = useAnswering(question, sharing)
  const { cardsTold } = state.settings
  const { by = (question.roles[0] ?? state.chief) as Clan } = draft
  const legal = proposable(state, by)
  const { area = legal.length === 1 ? legal[0] : undefined } = draft
  const lying = area === undefined ? [] : (state.cards[area] ?? [])
  const votes = area === undefined ? {} : votesOf(voteAt(state, area))
  const receivers = seatsFrom(clansOf(state), by).filter((clan) => (votes[clan] ?? 0) > 0)
  const [first = by] = receivers
  const { split = lying.map(() => (receivers.length === 1 ? first : null)) } = draft
  const open = cardsTold ? split.filter((to) => to === null).length : 0
  // Beside a proposal that is ready, a button that proposes nothing would be tapped by mistake.
  const isReady = draft.split !== undefined && open === 0
  const called = (clan: Clan) => nameOf(state, texts.clans, clan)
  const others = nonChiefs(state).filter((clan) => !state.proposed.includes(clan))
  const nothing = () => void send({ do: 'waive', by } satisfies OwnMove)
  const put = () => {
    if (area === undefined) return
    void send(withWaived<OwnMove>({ do: 'propose', by, at: area, ...(cardsTold && { split }) }, draft.waived))
  }
  const choose = (at: PlaceId, waived?: readonly string[]) => {
    const { split: _, waived: _waived, ...rest } = draft
    setDraft({ ...rest, area: at, ...(waived && { waived }) })
  }
  // If the players allow a territory without votes, the proposer still splits its cards.
  const refuse = (at: PlaceId) => {
    const own = (state.cards[at] ?? []).map(() => by)
    const move: OwnMove = { do: 'propose', by, at, ...(cardsTold && { split: own }) }
    void send(untilAllowed(move, (code) => choose(at, [code])))
  }
  const share = (next: readonly (Clan | null)[]) => setDraft({ ...draft, ...(area !== undefined && { area }), split: next })
  const missing = area === undefined ? words.noPlace : open > 0 ? words.open(open) : undefined
  return (
    <QuestionFrame
      question={{ ...question, roles: [by] }}
      back={back}
      choosing
      compact
      titleStays
      answer={
        legal.length === 0 && area === undefined ? (
          <Button kind="do" onClick={nothing}>
            {words.nothing(called(by))}
          </Button>
        ) : (
          <Button kind="do" notYet={missing} onClick={put}>
            {words.put}
          </Button>
        )
      }
      more={
        <>
          {(legal.length > 0 || area !== undefined) && !isReady && (
            <Button kind="quiet" onClick={nothing}>
              {words.nothing(called(by))}
            </Button>
          )}
          {!cardsTold && draft.other === undefined && others.length > 1 && (
            <Button kind="quiet" onClick={() => setDraft({ other: true })}>
              {words.other}
            </Button>
          )}
        </>
      }
    >
      {draft.other && (
        <RoleChips<Clan>
          label={words.who}
          roles={others}
          value={by}
          onChange={(clan) => setDraft({ by: clan, other: true })}
          nameOf={called}
        />
      )}
      <Territories state={state} by={by} picked={area} legal={legal} onChoose={choose} onRefused={refuse} />
      {area !== undefined && cardsTold && (
        <>
          {lying.length > 1 && receivers.length > 1 && (
            <WholeSplits by={first} lying={lying} receivers={receivers} called={called} onShare={share} />
          )}
          <Shares
            label={words.heap(texts.place(area), lying.length)}
            state={state}
            lying={lying}
            receivers={receivers}
            split={split}
            onShare={share}
          />
        </>
      )}
      {area !== undefined && <Majority state={state} at={area} receivers={receivers} />}
    </QuestionFrame>
  )
}

interface WholeSplitsProps extends Pick<SharesProps, 'lying' | 'receivers' | 'onShare'> {
  readonly by: Clan
  readonly called: (clan: Clan) => string
}

/** Component with buttons that split all cards at once: all to the proposer, or evenly clockwise from the proposer. */
function WholeSplits({ by, lying, receivers, called, onShare }: WholeSplitsProps) {
  const { propose: words } = useQuestionTexts()
  const without = receivers.slice(lying.length).map(called)
  return (
    <>
      <div className="shares-ways flex gap-1.5">
        <Button onClick={() => onShare(lying.map(() => by))}>{words.all(called(by))}</Button>
        <Button onClick={() => onShare(lying.map((_, n) => receivers[n % receivers.length] ?? by))}>
          <span>
            {words.even}
            {without.length > 0 && <span className="note block short:[[data-text='130']_&]:hidden">{words.evenNone(without)}</span>}
          </span>
        </Button>
      </div>
      <Remainder cards={lying.length} names={receivers.map(called)} />
    </>
  )
}

/**
 * Component that says what happens to the cards that an even split leaves over. They go to the next clans clockwise, from the proposer; the
 * rules allow any other split, too (R25).
 */
function Remainder({ cards, names }: { readonly cards: number; readonly names: readonly string[] }) {
  const { propose: words } = useQuestionTexts()
  const over = cards % names.length
  // If there are fewer cards than players, the button names the players who get none.
  if (over === 0 || cards < names.length) return undefined
  return <p className="note short:hidden">{words.evenMore(names.slice(0, over))}</p>
}

interface TerritoriesProps {
  readonly state: State
  readonly by: Clan
  readonly picked: PlaceId | undefined
  readonly legal: readonly PlaceId[]
  readonly onChoose: (at: PlaceId) => void
  /** Called when the user taps a territory that is not legal, to show the refusal. */
  readonly onRefused: (at: PlaceId) => void
}

/** Component that shows the island with the cards in each territory and the proposer's share of the votes. */
function Territories({ state, by, picked, legal, onChoose, onRefused }: TerritoriesProps) {
  const { propose: words } = useQuestionTexts()
  const texts = useTexts()
  const lyingAt = (at: PlaceId) => state.cards[at]?.length ?? 0
  const own = (at: PlaceId) => {
    const vote = voteAt(state, at)
    return { has: votesOf(vote)[by] ?? 0, total: countOf(vote).total }
  }
  const ownVotes = (at: PlaceId) => {
    const { has, total } = own(at)
    return <span className="isle-price">{words.ownVotes(has, total)}</span>
  }
  return (
    <div className="shares-isle">
      <QuestionIsland
        state={state}
        island={state.island}
        label={texts.island}
        describe={(at) =>
          [
            lyingText(state.cards[at] ?? [], texts),
            ...(legal.includes(at) ? [`${texts.votes} ${texts.of(own(at).has, own(at).total)}`] : []),
          ].join('; ')
        }
        picked={picked}
        onChoose={(at) => (legal.includes(at) ? onChoose(at) : onRefused(at))}
        objection={(at) => (legal.includes(at) ? undefined : lyingAt(at) === 0 ? words.empty : words.noVote)}
        renderBeside={(at) => legal.includes(at) && ownVotes(at)}
        renderInside={(at) => (
          <>
            {lyingAt(at) > 0 && <LyingKinds cards={state.cards[at] ?? []} />}
            {legal.includes(at) && ownVotes(at)}
          </>
        )}
      />
    </div>
  )
}

/** Maximum number of cards that a tile shows one by one. */
const SHOWN = 4

/** Component that shows the cards of a territory by kind; a card that the app does not know has the icon of a card. */
function LyingKinds({ cards }: { readonly cards: readonly Card[] }) {
  const texts = useTexts()
  const known = cards.slice(0, SHOWN)
  if (cards.every((card) => card === 'up')) return <Lying cards={cards.length} />
  return (
    <span className="shares-cards flex flex-wrap justify-center gap-0.5">
      {known.map((card, n) => (
        <Icon key={n} of={CARD_ICONS[card]} size="xs" label={texts.cards[card]} />
      ))}
      {cards.length > SHOWN && `+${cards.length - SHOWN}`}
    </span>
  )
}

interface SharesProps {
  readonly label: string
  readonly state: State
  readonly lying: readonly Card[]
  readonly receivers: readonly Clan[]
  readonly split: readonly (Clan | null)[]
  readonly onShare: (split: readonly (Clan | null)[]) => void
}

/**
 * Component that lists the cards of a territory, each with one button per clan. A clan without a vote in the territory cannot receive
 * cards.
 */
function Shares({ label, state, lying, receivers, split, onShare }: SharesProps) {
  const texts = useTexts()
  const clans = [...receivers, ...clansOf(state).filter((clan) => !receivers.includes(clan))]
  return (
    <ul className="card list" aria-label={label}>
      {lying.map((card, n) => (
        <li key={n} className="row shares-row">
          {card !== 'up' && card !== 'down' && <Icon of={RESOURCE_ICONS[card]} size="s" />}
          <span className="words">{sentence(texts.cards[card])}</span>
          <SegmentedChoice<Clan>
            label={`${n + 1}. ${texts.cards[card]}`}
            labelHidden
            size="s"
            options={clans.map((clan) => ({
              value: clan,
              label: nameOf(state, texts.clans, clan),
              face: <Plate role={clan} size={30} waits={!receivers.includes(clan)} />,
              disabled: !receivers.includes(clan),
            }))}
            value={split[n] ?? undefined}
            onChange={(to) => onShare(lying.map((_, at) => (at === n ? to : (split[at] ?? null))))}
          />
        </li>
      ))}
    </ul>
  )
}

/** Component that shows the number of votes that a proposal needs, and the votes of each clan. */
function Majority({ state, at, receivers }: { readonly state: State; readonly at: PlaceId; readonly receivers: readonly Clan[] }) {
  const { propose: words } = useQuestionTexts()
  const texts = useTexts()
  const { clans } = texts
  const vote = voteAt(state, at)
  const { needed, total } = countOf(vote)
  const called = (clan: Clan) => nameOf(state, clans, clan)
  const voices = receivers.map((clan) => `${called(clan)} ${votesOf(vote)[clan] ?? 0}`)
  const voiceless = voicelessAt(state, at)
  const reasonOf = (clan: Clan) => {
    const addends = voiceless.find(({ role }) => role === clan)?.addends
    return addends === undefined ? called(clan) : `${called(clan)} (${madeOf(addends, texts)})`
  }
  const without = clansOf(state).flatMap((clan) => (receivers.includes(clan) ? [] : [reasonOf(clan)]))
  return (
    <p className="note">
      {[words.adopts(needed, total, voices.join(', ')), ...(without.length > 0 ? [words.without(without.join(', '))] : [])].join(' ')}
    </p>
  )
}
