import { sentence } from '../../../../ui/grammar/numbers'
import { agreeing } from '../../../../ui/grammar/czech'
import type { HiddenEvent } from '../../../../kit/hidden'
import type { Colour } from '../../box/box'
import type { Event } from '../../model/events'
import { isTurnOver } from '../../box/effects'
import type { Counts, Effect, State } from '../../model/state'
import { isBare, skippedIn } from '../shared/skipped'
import { names } from './names'
import { away, inside, onto, towards } from './nouns'

/** Czech texts of the events. */
type Told = {
  readonly [E in Exclude<Event['e'], HiddenEvent['e']>]: (event: Extract<Event, { readonly e: E }>, before?: State) => string
}

const { locations, effects, vetoes, figures } = names
/** Returns the name of a Mafioso's position in a stack, counted from the bottom. */
const nth = (place: number): string => (place === 1 ? 'hlavní' : `${place}. odspodu`)
const cards = (n: number): string => `${n} ${agreeing(n, 'kartu', 'karty', 'karet')}`

type Colours = Readonly<Record<Colour, string>>

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
      return `${name} hraje kartu ${effects[what]}: ${at ? locations[at] : ''} a ${to ? locations[to] : ''}.`
    default:
      return `${name} hraje: ${effects[what]}${at ? `, ${locations[at]}` : ''}${from ? `, cíl ${colours[from]}` : ''}.`
  }
}

const WHY = {
  most: 'nejvíc Mafiánů',
  lower: 'leží níž',
  earlierDeal: 'dřívější Tajná dohoda',
  tie: 'shoda',
  empty: 'nikdo tu není',
} as const
const SKIPPED = {
  prison: 'do Cely nikoho nezavírá',
  hitman: 'Nájemného vraha nehraje',
  figure: 'nechává figurku na místě',
  star: 'Hvězdu nehraje',
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
    passed: ({ by }) => `${colours[by]} pasuje.`,
    waited: ({ by }) => `${colours[by]} vyčkává, odhazuje kartu.`,
    acted: ({ by, bullet, back }) =>
      `${colours[by]}: ${bullet ? 'Náboj' : 'akce hotova'}.${back.length > 0 ? ` Znovu ve hře: ${who(back)}.` : ''}`,
    declared: ({ effect }) => aim(effect, colours),
    vetoed: ({ by, with: veto }) => `${colours[by]} odpovídá: ${vetoes[veto]}.`,
    letStand: ({ by }) => (by === undefined ? 'Nikdo nereaguje.' : `${colours[by]} nereaguje.`),
    settled: ({ effect, happens, vetoes: n }) =>
      happens
        ? n === 0
          ? `Platí: ${effects[effect.what]}.`
          : `Počet zrušení: ${n}, takže platí: ${effects[effect.what]}.`
        : `Zrušeno: ${effects[effect.what]}.${endOf(effect, colours)}`,
    tookToHand: ({ owner, at, place }) => `Mafián ${away[at]} (${nth(place)}) zpět do ruky: ${colours[owner]}.`,
    reinforcedTo: ({ by, at }) => `${colours[by]} pokládá Mafiána z rezervy ${towards[at]}.`,
    jailed: ({ owner, at, place }) => `Mafián ${away[at]} (${nth(place)}) jde do Cely: ${colours[owner]}.`,
    raided: ({ at, back, revived }) =>
      `Všichni ${away[at]} zpět do rukou: ${counted(back)}.${revived.length > 0 ? ` Znovu ve hře: ${who(revived)}.` : ''}`,
    headsSwapped: ({ at, to }) => `Hlavní Mafiáni si mění místo: ${locations[at]} a ${locations[to]}.`,
    planned: ({ owner, at, place, to }) => `Mafián (${nth(place)}) se přesouvá ${away[at]} ${towards[to]}, navrch: ${colours[owner]}.`,
    nothingTaken: ({ from }) => `${colours[from]} už nemá žádnou kartu: nic se nebere.`,
    cardTaken: ({ by, from, position }) =>
      `${colours[by]} bere ${position === undefined ? 'kartu' : `${position}. kartu zleva`}, majitel ${colours[from]}.`,
    cardsDrawn: ({ by, drawn, discarded }) => `${colours[by]} si dobírá ${cards(drawn)}, odhazuje ${discarded}.`,
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
    controlled: ({ at, control }) => {
      const { controller, why, counts } = control
      const stand = Object.keys(counts).length > 0 ? ` (${counted(counts)})` : ''
      if (why === 'empty') return `${locations[at]}: ${WHY.empty}.`
      const controls = controller === undefined ? 'nekontroluje nikdo' : `kontroluje ${colours[controller]}`
      return `${locations[at]}: ${controls} – ${WHY[why]}${stand}.`
    },
    scored: ({ by, why }) => `${colours[by]} získává 1 vítězný bod${why === 'star' ? ' za Hvězdu' : ''}.`,
    released: ({ released }) => `Z Cely do rukou: ${counted(released)}.`,
    reinforced: ({ players }) => `${players.length === 1 ? 'Jeden Mafián' : 'Po jednom Mafiánovi'} z rezervy do ruky: ${who(players)}.`,
    figureReturned: ({ figure }) => `Zpět na svou lokaci: ${figures[figure]}.`,
    figureTaken: ({ figure, by, from }) =>
      `${colours[by]} si bere ${figure === 'mayor' ? 'Starostu' : 'Policistu'}${from ? `, předtím: ${colours[from]}` : ''}.`,
    hitmanMoved: ({ to }) => `Nájemný vrah se přesouvá ${towards[to]}.`,
    killed: ({ owner, at, place }) => `Mafián ${away[at]} (${nth(place)}) je zabit a jde do rezervy: ${colours[owner]}.`,
    starCancelled: ({ by }) => `${colours[by]} hraje Hvězdu, ale neplatí.`,
    skipped: ({ by, what }, before) =>
      what === 'effect' ? `${colours[by]} nechává Nájemného vraha na místě.` : `${colours[by]} ${SKIPPED[skippedIn(before)]}.`,
    marked: ({ at }) => `Označovací kostka přichází ${onto[at]}.`,
    strategyBegun: ({ mayor }) =>
      mayor === undefined ? 'Začíná strategická fáze, lokace podle čísel.' : `Začíná strategická fáze. Starostu má ${colours[mayor]}.`,
    opened: ({ at }, before) => (isBare(before, at) ? '' : `Kdo stáhne Mafiány ${away[at]} zpět do ruky?`),
    named: ({ player }) => `Rozhodovat má ${colours[player]}.`,
    tookBack: ({ by, at, taken }) =>
      Object.keys(taken).length === 0 ? `${colours[by]} ${away[at]} nikoho nestahuje.` : `Zpět do ruky ${away[at]}: ${counted(taken)}.`,
    unmarked: ({ at }, before) => `${isBare(before, at) ? `${locations[at]} je bez Mafiánů, kostka` : `Kostka ${away[at]}`} jde pryč.`,
    strategyEnded: () => 'Strategická fáze končí.',
    drawn: ({ startAfter, step1, step2, reshuffleBefore, shuffler }) => {
      const last = step2 === undefined ? '' : ` ${colours[step2]} si dobírá ${step1 === undefined ? '2' : '3'} karty, ostatní po jedné.`
      const shuffled = reshuffleBefore === undefined || shuffler === undefined ? '' : ` Odhozené karty míchá ${colours[shuffler]}.`
      return `Začínající hráč: ${colours[startAfter]}.${last === '' ? ' Všichni si dobírají po jedné.' : last}${shuffled}`
    },
    ended: ({ result }) => `Konec hry. Vítěz: ${who(result.places.slice(0, 1))}. Pořadí: ${who(result.places)}.`,
    corrected: ({ reason }) => (reason === undefined ? 'Nastaveno ručně.' : `Nastaveno ručně: ${reason}`),
    overruled: () => 'Stůl to povoluje.',
  }
}

/** Texts of the events in which players are named by their colours. */
export const events = eventsIn(names.colours)
