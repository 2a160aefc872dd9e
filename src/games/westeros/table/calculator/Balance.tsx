import { Icon } from '../../../../ui/Icon'
import { Balance as SharedBalance, type BalanceShare, type Fold } from './BalanceView'
import * as icons from '../icons'
import type { CardId, HouseId } from '../../box/box'
import { cardIconsOf, countOf, higherOnFiefdoms, resultOf, type Addend, type Engagement } from '../../rules/strength'
import { forbiddenKinds, rains } from '../../rules/westeros-cards'
import { SIDES, type Side, type State } from '../../model/state'
import { count } from '../../model/units'
import { figure, signed } from '../../../../ui/grammar/numbers'
import { UnitGlyphs } from '../Glyphs'
import { useQuestionWords } from '../words/questions'
import { Shield } from '../Shield'
import { useSpeech } from '../speech'

export interface BalanceProps {
  readonly state: State
  readonly engagement: Engagement
  /** Played House cards by name. A side is omitted if only the numbers of its card were reported, or if it has not played a card yet. */
  readonly cards?: Readonly<Partial<Record<Side, CardId>>>
  /** Sides whose House card is still secret. */
  readonly sealed?: readonly Side[]
  /** For small screens: shows only the totals in one row. The user can expand the row to see the added numbers. */
  readonly fold?: Omit<Fold, 'label'> | undefined
}

const KINDS = ['units', 'order', 'garrison', 'support', 'card', 'text', 'tides', 'bonus', 'blade'] as const
type Kind = (typeof KINDS)[number]

/** Kinds of added numbers that are shown only if a side has one. */
const OPTIONAL: readonly Kind[] = ['bonus', 'text', 'tides', 'garrison']

const ICONS: Readonly<Record<Kind, string>> = {
  units: icons.footman,
  order: icons.march,
  support: icons.support,
  card: icons.card,
  bonus: icons.adjust,
  text: icons.book,
  garrison: icons.tower,
  tides: icons.waves,
  blade: icons.blade,
}

const kindOf = ({ what }: Addend): Kind => (what === 'march' || what === 'defense' ? 'order' : what)

/**
 * R14: compares the strength of both sides of a battle: the totals, and a row for each kind of added number. Also shows changes by Westeros
 * cards. Used for the open battle, in the calculator, and for a battle that the players report.
 */
export function Balance({ state, engagement, cards = {}, sealed = [], fold }: BalanceProps) {
  const { names, game } = useSpeech()
  const { words, say } = useQuestionWords()
  const text = words.battle
  const strengths = { attacker: countOf(state, engagement, 'attacker'), defender: countOf(state, engagement, 'defender') }
  const { winner, decidedBy } = resultOf(state, engagement)
  const addends = (side: Side, kind: Kind) => strengths[side].addends.filter((item) => kindOf(item) === kind)
  // True if the totals are those that both sides announce before the House cards are played (R14.2 step 2). The Blade comes later.
  const isAnnounced = SIDES.every((side) => engagement[side].card === undefined)
  const isAlways = (kind: Kind) => !OPTIONAL.includes(kind) && !(kind === 'blade' && isAnnounced)
  const shown = KINDS.filter((kind) => isAlways(kind) || SIDES.some((side) => addends(side, kind).length > 0))
  const higher = names.house.plain(engagement[higherOnFiefdoms(state, engagement)].house)
  const sideOf = (side: Side) => {
    const { house } = engagement[side]
    return {
      badge: <Shield house={house} size={52} />,
      total: figure(strengths[side].total),
      note: say(side === 'attacker' ? text.attacks : text.defends, { house: names.house.plain(house) }),
      ahead: winner === side,
    }
  }
  const shareOf = (side: Side, kind: Kind): BalanceShare => {
    const own = addends(side, kind)
    const { house, card } = engagement[side]
    const sum = own.reduce((all, { amount }) => all + amount, 0)
    const waits = kind !== 'card' || card !== undefined ? undefined : sealed.includes(side) ? 'sealed' : 'notYet'
    return {
      // The number of the first row, the units, is shown without a plus sign.
      sum: waits === 'sealed' ? <Icon of={icons.seal} /> : waits === 'notYet' ? '–' : kind === 'units' ? figure(sum) : signed(sum),
      waits: waits && text[waits],
      parts: <Parts state={state} engagement={engagement} side={side} kind={kind} addends={own} card={cards[side]} />,
      wholeLine:
        kind === 'support' && isLong(own) ? (
          <>
            {names.house.plain(house)}: <Supporters state={state} house={house} addends={own} />
          </>
        ) : undefined,
    }
  }
  const tie =
    decidedBy === 'fiefdoms' ? (
      say(text.equal, { house: higher })
    ) : (
      <>
        {isAnnounced && game.battle.announced} <span className="block">{say(text.tie, { house: higher })}</span>
      </>
    )
  return (
    <SharedBalance
      label={text.balance}
      sides={[sideOf('attacker'), sideOf('defender')]}
      between={tie}
      rows={shown.map((kind) => ({
        id: kind,
        icon: ICONS[kind],
        name: text.kinds[kind],
        ruledBy: <ChangedBy state={state} engagement={engagement} kind={kind} />,
        shares: [shareOf('attacker', kind), shareOf('defender', kind)],
      }))}
      fold={fold && { ...fold, label: text.every }}
    />
  )
}

/** Returns whether several areas support a side. If so, the names of these areas take the full width of the table of strengths. */
const isLong = (addends: readonly Addend[]): boolean => addends.filter(({ area }) => area !== undefined).length > 1

interface SupportersProps {
  readonly state: State
  /** House that receives the support. The component shows the names of other supporting houses only. */
  readonly house: HouseId
  readonly addends: readonly Addend[]
}

/**
 * Areas that support one side. Also shows the supporting house if it is not the supported house, and the amounts if several areas support.
 */
function Supporters({ state, house, addends }: SupportersProps) {
  const { names } = useSpeech()
  return addends
    .flatMap(({ area, house: helper, amount }) => {
      if (area === undefined) return []
      const from = helper === undefined || helper === house ? '' : `, ${names.house.plain(helper)}`
      return [`${names.area(state, area)}${from}${addends.length > 1 ? ` ${signed(amount)}` : ''}`]
    })
    .join(' · ')
}

interface PartsProps {
  readonly state: State
  readonly engagement: Engagement
  readonly side: Side
  readonly kind: Kind
  readonly addends: readonly Addend[]
  readonly card: CardId | undefined
}

/** Numbers that add up to one sum: units, supporting areas, House card with its icons, and the House cards that changed the sum. */
function Parts({ state, engagement, side, kind, addends, card }: PartsProps) {
  const { names } = useSpeech()
  const { words, say } = useQuestionWords()
  const { house, standing, routed } = engagement[side]
  const by = [...new Set(addends.flatMap((item) => item.by ?? []))].map((id) => names.houseCard(state, id)).filter((name) => name !== '')
  const changed = by.map((name) => (
    <span key={name} className="by">
      {kind === 'card' ? say(words.battle.changedBy, { card: name }) : name}
    </span>
  ))
  switch (kind) {
    case 'units':
      return (
        <span className="made-of">
          {count(standing) + count(routed) > 0 && <UnitGlyphs standing={standing} routed={routed} />}
          {changed}
        </span>
      )
    case 'support':
      return (
        <span className="made-of">
          {!isLong(addends) && <Supporters state={state} house={house} addends={addends} />}
          {changed}
        </span>
      )
    case 'card': {
      if (engagement[side].card === undefined) return
      const { swords, fortifications } = cardIconsOf(engagement, side)
      return (
        <span className="made-of">
          <span className="with-icons">
            {card !== undefined && names.houseCard(state, card)}
            <CardIcons swords={swords} fortifications={fortifications} />
          </span>
          {changed}
        </span>
      )
    }
    case 'tides': {
      const { tides } = engagement[side]
      if (tides === undefined) return
      return (
        <span className="made-of">
          <span className="with-icons">
            <CardIcons swords={tides.swords} fortifications={tides.fortifications} skulls={tides.skulls} />
          </span>
        </span>
      )
    }
    default:
      return changed.length > 0 && <span className="made-of">{changed}</span>
  }
}

interface CardIconsProps {
  readonly swords: number
  readonly fortifications: number
  /** Number of skulls; only Tides of Battle cards have them (E22.4). */
  readonly skulls?: number
}

/** Icons of a card. Screen readers read the numbers as text. Renders nothing if the card has none. */
export function CardIcons({ swords, fortifications, skulls = 0 }: CardIconsProps) {
  const { game } = useSpeech()
  if (swords + fortifications + skulls === 0) return
  const parts = [game.battle.icons(swords, fortifications), skulls === 0 ? '' : game.battle.skulls(skulls)]
  return (
    <span className="glyphs" role="img" aria-label={parts.filter((part) => part !== '').join(', ')}>
      {Array.from({ length: swords }, (_, k) => (
        <Icon key={`s${k}`} of={icons.sword} size="s" />
      ))}
      {Array.from({ length: fortifications }, (_, k) => (
        <Icon key={`f${k}`} of={icons.tower} size="s" />
      ))}
      {Array.from({ length: skulls }, (_, k) => (
        <Icon key={`k${k}`} of={icons.skull} size="s" />
      ))}
    </span>
  )
}

/** Shows the Westeros card of the round that changes the strength in one row. */
function ChangedBy({ state, engagement, kind }: { state: State; engagement: Engagement; kind: Kind }) {
  const { words } = useQuestionWords()
  if (kind === 'support' && rains(state)) return <em>{words.battle.rains}</em>
  if (kind === 'order' && engagement.defender.order === 0 && forbiddenKinds(state).includes('defense'))
    return <em>{words.battle.noDefense}</em>
  return undefined
}
