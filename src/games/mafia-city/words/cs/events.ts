import { isHouseRule, withReason } from '../../../../kit/house-rule'
import { formatList } from '../../../../ui/list-format'
import { sentence } from '../../../../ui/grammar/numbers'
import { agreeing } from '../../../../ui/grammar/czech'
import type { HiddenEvent } from '../../../../kit/hidden'
import type { Colour, Place } from '../../box/box'
import type { Event } from '../../model/events'
import { isTurnOver, type EffectName, type Veto } from '../../box/effects'
import type { Counts, Effect, State } from '../../model/state'
import { shuffledIn } from '../shared/shuffled'
import { emptyText, isBare, skippedIn } from '../shared/skipped'
import { names, shuffles } from './names'
import { away, inside, onto, towards } from './nouns'

/** Czech texts of the events. */
type Told = {
  readonly [E in Exclude<Event['e'], HiddenEvent['e']>]: (event: Extract<Event, { readonly e: E }>, before?: State) => string
}

const { locations, effects } = names
/** Returns the name of a Mafioso's position in a stack, counted from the bottom. */
const nth = (place: number): string => (place === 1 ? 'hlavní' : `${place}. odspodu`)
/** Returns the position of a Mafioso in brackets, with a space in front; '' if the Mafioso is alone at the location. */
const heightOf = (place: number, at: Place, before: State | undefined): string =>
  before?.stacks[at]?.length === 1 ? '' : ` (${nth(place)})`
const mafiosi = (n: number): string => `${n} ${agreeing(n, 'Mafiána', 'Mafiány', 'Mafiánů')}`
const cards = (n: number): string => `${n} ${agreeing(n, 'kartu', 'karty', 'karet')}`

type Colours = Readonly<Record<Colour, string>>

/** Names of played cards and symbols in the accusative. */
const PLAYED: Readonly<Partial<Record<EffectName, string>>> = {
  snitch: 'Práskače',
  thief: 'Zloděje',
  raid: 'Policejní razii',
  strings: 'Páky v pozadí',
  plan: 'Velký plán',
  shadyDeals: 'Kšefty',
  hitman: 'Nájemného vraha',
  secretDeal: 'Tajnou dohodu',
  star: 'Hvězdu',
}
/** Names of vetoes in the instrumental. */
const ANSWERED: Readonly<Record<Veto, string>> = { fists: 'dvěma Pěstmi', chief: 'Náčelníkem policie', fbi: 'kartou F.B.I.' }

/** Returns the text of a declared effect. */
const aim = ({ what, by, at, to, from }: Effect, colours: Colours): string => {
  const name = colours[by]
  switch (what) {
    case 'prison':
      return `${name} chce zavřít Mafiána ${at ? away[at] : 'z města'}.`
    case 'harbour':
      return `${name} chce přesunout Nájemného vraha ${to ? towards[to] : 'vedle'}.`
    case 'plan':
    case 'strings':
      return `${name} hraje ${PLAYED[what]}: ${at ? locations[at] : ''} a ${to ? locations[to] : ''}.`
    case 'thief':
      return `${name} hraje Zloděje${from ? `, o kartu má přijít ${colours[from]}` : ''}.`
    default:
      return `${name} hraje ${PLAYED[what] ?? effects[what]}${at ? ` ${inside[at]}` : ''}.`
  }
}

const WHY = {
  most: 'nejvíc Mafiánů',
  lower: 'leží níž',
  earlierDeal: 'dřívější Tajná dohoda',
  tie: 'shoda',
} as const
const SKIPPED = {
  prison: 'do Cely nikoho nezavírá',
  hitman: 'nikoho nezabíjí',
  figure: 'nechává figurku na místě',
  star: 'bod za Hvězdu nezískává',
  other: 'tu víc nedělá',
} as const
/** Returns whose turn a cancelled card has ended, as a sentence with a space in front. */
const endOf = ({ what, by }: Effect, colours: Colours): string => (isTurnOver(what) ? ` ${colours[by]} má po tahu.` : '')

/** Returns the texts of the events with the given player names. */
export const eventsIn = (colours: Colours): Told => {
  const who = (list: readonly Colour[]): string => list.map((one) => colours[one]).join(', ')
  const counted = (counts: Counts): string =>
    Object.entries(counts)
      .map(([colour, count]) => `${colours[colour as Colour]} ${count}`)
      .join(', ')
  return {
    begun: () => 'Hra začíná.',
    mapTold: ({ centre, ring }) => `Mapa: uprostřed ${locations[centre]}, kolem ${ring.map((at) => locations[at]).join(', ')}.`,
    redrawn: ({ by, cards: n }) => (n === 0 ? `${colours[by]} si nechává obě karty.` : `${colours[by]} mění obě karty.`),
    placed: ({ by, at }) => `${colours[by]} pokládá Mafiána ${towards[at]}.`,
    passed: ({ by }) => `${colours[by]} vyhlašuje pas.`,
    waited: ({ by }) => `${colours[by]} vyčkává, odhazuje kartu.`,
    acted: ({ by, bullet, back }) =>
      `${colours[by]} ${bullet ? 'hraje Náboj' : 'má akci za sebou'}.${back.length > 0 ? ` Znovu ve hře: ${who(back)}.` : ''}`,
    declared: ({ effect }) => aim(effect, colours),
    vetoed: ({ by, with: veto }) => `${colours[by]} odpovídá ${ANSWERED[veto].replace(/\.$/, '')}.`,
    letStand: ({ by }) => (by === undefined ? 'Nikdo nereaguje.' : `${colours[by]} nereaguje.`),
    settled: ({ effect, happens, vetoes: n }) =>
      happens
        ? `${sentence(effects[effect.what])} platí${n === 0 ? '' : ` po ${n} vetech`}.`
        : `${sentence(effects[effect.what])} neplatí.${endOf(effect, colours)}`,
    tookToHand: ({ owner, at, place }, before) =>
      `${colours[owner]} si bere zpět do ruky Mafiána ${away[at]}${heightOf(place, at, before)}.`,
    reinforcedTo: ({ by, at }) => `${colours[by]} pokládá Mafiána z rezervy ${towards[at]}.`,
    jailed: ({ owner, at, place }, before) =>
      `${colours[owner]} přichází o Mafiána ${away[at]}${heightOf(place, at, before)}: jde do Cely.`,
    raided: ({ at, back, revived }) =>
      `Všichni Mafiáni ${away[at]} se vracejí do rukou: ${counted(back)}.${revived.length > 0 ? ` Znovu ve hře: ${who(revived)}.` : ''}`,
    headsSwapped: ({ at, to }) => `Hlavní Mafiáni si mění místo: ${locations[at]} a ${locations[to]}.`,
    planned: ({ owner, at, place, to }, before) =>
      `Mafián, kterého má ${colours[owner]} ${inside[at]}${heightOf(place, at, before)}, jde ${towards[to]} navrch.`,
    nothingTaken: ({ from }) => `${colours[from]} už nemá žádnou kartu: nic se nebere.`,
    cardTaken: ({ by, from, position }) =>
      `${colours[by]} bere ${position === undefined ? 'kartu' : `${position}. kartu zleva`}, ${colours[from]} o ni přichází.`,
    cardsDrawn: ({ by, drawn, discarded }, before) => {
      const shuffled = shuffledIn(before, drawn)
      const after = shuffled === undefined ? '' : ` ${shuffles(colours[shuffled.by], shuffled.after)}`
      return `${colours[by]} si dobírá ${cards(drawn)}, odhazuje ${discarded}.${after}`
    },
    caseClosed: ({ owner }) => `${colours[owner]} Spoluúčast nehraje.`,
    // The entry already says what the turn was.
    turnEnded: () => '',
    locationsBegun: () => 'Všichni mají pas. Začíná fáze lokací.',
    chosen: ({ by, at }) => (by === undefined ? `Na řadě: ${locations[at]}.` : `${colours[by]} vybírá: ${locations[at]}.`),
    dealDeclined: ({ by }) => `${colours[by]} smí hrát Tajnou dohodu první, ale nehraje.`,
    dealsClosed: (_, before) =>
      before?.cycle?.deals.length === 0 ? 'Tajnou dohodu nikdo nehraje.' : 'Další Tajnou dohodu už nikdo nehraje.',
    stackTold: ({ at, stack, deals }) => {
      const played = deals.length > 0 ? ` Tajné dohody: ${who(deals)}.` : ''
      return `${sentence(inside[at])} odspodu: ${stack.length === 0 ? 'nikdo' : who(stack)}.${played}`
    },
    controlled: ({ at, control }, before) => {
      const { controller, why, counts } = control
      const stand = Object.keys(counts).length > 0 ? ` (${counted(counts)})` : ''
      if (why === 'empty') return { named: `${locations[at]}: nikdo tu není.`, plain: 'Nikdo tu není.', none: '' }[emptyText(before, at)]
      const controls = controller === undefined ? 'nekontroluje nikdo' : `kontroluje ${colours[controller]}`
      return `${locations[at]}: ${controls} – ${WHY[why]}${stand}.`
    },
    scored: ({ by, why }) => `${colours[by]} získává 1 vítězný bod${why === 'star' ? ' za Hvězdu' : ''}.`,
    released: ({ released }) => `Z Cely se do rukou vracejí: ${counted(released)}.`,
    reinforced: ({ players }) =>
      players.length === 1
        ? `${who(players)} bere jednoho Mafiána z rezervy do ruky.`
        : `${formatList(
            players.map((one) => colours[one]),
            'a',
          )} berou po jednom Mafiánovi z rezervy do ruky.`,
    figureReturned: ({ figure }) => (figure === 'mayor' ? 'Starosta se vrací na Radnici.' : 'Policista se vrací na Policejní stanici.'),
    figureTaken: ({ figure, by, from }) =>
      `${colours[by]} si bere ${figure === 'mayor' ? 'Starostu' : 'Policistu'}${from ? `, ${colours[from]} o něj přichází` : ''}.`,
    hitmanMoved: ({ to }) => `Nájemný vrah se přesouvá ${towards[to]}.`,
    killed: ({ owner, at, place }, before) =>
      `${colours[owner]} přichází o Mafiána ${away[at]}${heightOf(place, at, before)}: je zabit a jde do rezervy.`,
    starCancelled: ({ by }) => `${colours[by]} hraje Hvězdu, ale neplatí.`,
    skipped: ({ by, what }, before) =>
      what === 'effect' ? `${colours[by]} nechává Nájemného vraha na místě.` : `${colours[by]} ${SKIPPED[skippedIn(before)]}.`,
    marked: ({ at }) => `Označovací kostka přichází ${onto[at]}.`,
    strategyBegun: ({ mayor }) =>
      mayor === undefined ? 'Začíná strategická fáze, lokace podle čísel.' : `Začíná strategická fáze. Starostu má ${colours[mayor]}.`,
    opened: ({ at }, before) => (isBare(before, at) ? '' : `Kdo stáhne Mafiány ${away[at]} zpět do ruky?`),
    named: ({ player }) => `Rozhodovat má ${colours[player]}.`,
    tookBack: ({ by, at, taken }) =>
      Object.keys(taken).length === 0
        ? `${colours[by]} ${away[at]} nikoho nestahuje.`
        : `${colours[by]} stahuje ${away[at]} do ruky ${mafiosi(taken[by] ?? 0)}.`,
    unmarked: ({ at }, before) => `${isBare(before, at) ? `${locations[at]} je bez Mafiánů, kostka` : `Kostka ${away[at]}`} jde pryč.`,
    strategyEnded: () => 'Strategická fáze končí.',
    drawn: ({ startAfter, step1, step2, reshuffleBefore, shuffler }) => {
      const last = step2 === undefined ? '' : ` ${colours[step2]} si dobírá ${step1 === undefined ? '2' : '3'} karty, ostatní po jedné.`
      const shuffled = reshuffleBefore === undefined || shuffler === undefined ? '' : ` ${shuffles(colours[shuffler], reshuffleBefore)}`
      return `Začínajícím hráčem je ${colours[startAfter]}.${last === '' ? ' Všichni si dobírají po jedné.' : last}${shuffled}`
    },
    ended: ({ result }) => `Konec hry, vyhrává ${who(result.places.slice(0, 1))}. Pořadí: ${who(result.places)}.`,
    corrected: ({ changes, reason }) => withReason(isHouseRule(changes) ? 'Domácí pravidlo' : 'Nastaveno ručně', reason),
    overruled: () => 'Stůl to povoluje.',
  }
}

/** Texts of the events in which players are named by their colours. */
export const events = eventsIn(names.colours)
