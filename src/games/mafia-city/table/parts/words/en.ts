import type { NamedValues } from '../../../../../table/question/Options'
import { formatList } from '../../../../../ui/list-format'
import { sentence } from '../../../../../ui/grammar/numbers'
import type { Place } from '../../../box/box'
import type { Criterion, Why } from '../../../model/state'
import { names, pointName, refusals } from '../../../words/en'
import type { Translation } from '../../../../../ui/language/translation'

const BY_EN: Readonly<Record<Criterion, string>> = {
  vp: 'more points',
  reserve: 'fewer in reserve',
  cards: 'more cards',
  mayor: 'holds the Mayor',
  distance: 'sits nearer to the start player',
}

const lowOf = (tied: readonly string[]): string => (tied.length > 2 ? 'lowest' : 'lower')

/** English texts that several screens of this game use. */
const en = {
  ...names,
  /** Short names that fit into a hexagon. */
  short: { 1: 'Prison', 2: 'Harbour', 3: 'Fights', 4: 'Police', 5: 'Shops', 6: 'Club', 7: 'Hall' },
  refusals: refusals as Readonly<Record<string, string>>,
  pointName,
  city: 'City',
  families: 'Families',
  family: 'Family',
  round: (n: number) => `Round ${n}`,
  phases: {
    redraw: 'first cards',
    actions: 'actions',
    locations: 'locations',
    strategy: 'strategic phase',
    draw: 'end of round',
    over: 'the end',
  },
  cell: 'Cell',
  hitman: 'Hitman',
  /** Name of the figure, in the form of the names of the other figures. */
  theHitman: 'the Hitman',
  onTable: 'Already on the table.',
  nobody: 'nobody',
  top: 'top',
  head: 'head',
  pile: (pile: number, discards: number) => `Draw pile ${pile}, discards ${discards}`,
  cards: (n: number) => (n === 1 ? '1 card' : `${n} cards`),
  has: { points: 'Points', hand: 'Mafiosi in hand', reserve: 'In reserve', city: 'In the city', cell: 'In the Cell', cards: 'Cards' },
  ofPoints: (target: number) => `of ${target}`,
  ofTarget: (points: number, target: number) => (points > target ? `${points} points (target ${target})` : `${points} of ${target} points`),
  holds: (figure: string) => `holds ${figure}`,
  passed: 'passed',
  /** Number of Mafiosi in hand, shown below a name. */
  left: (n: number) => `${n} left`,
  /** Description of a hexagon for screen readers. */
  hexagon: ({
    name,
    stack,
    leader,
    count,
    isDone,
    isDecided,
    isOver,
    figures,
  }: {
    readonly name: string
    readonly stack: readonly string[]
    readonly leader?: string
    readonly count: number
    readonly isDone: boolean
    /** Whether all players have decided there in the strategic phase. */
    readonly isDecided: boolean
    readonly isOver: boolean
    readonly figures: readonly string[]
  }) =>
    [
      stack.length === 0 ? `${name}, nobody there` : `${name}, from the bottom ${stack.join(', ')}`,
      ...(stack.length > 0 && !isOver ? [leader === undefined ? 'nobody controls' : `${leader} leads with ${count}`] : []),
      ...(isDone ? ['marked'] : []),
      ...(isDecided ? ['all have decided'] : []),
      ...(figures.length > 0 ? [`figures: ${figures.join(', ')}`] : []),
    ].join('; '),
  notKept: 'The app does not follow stacks in this game; you enter them when a location is evaluated.',
  marked: 'marker on it',
  open: 'no marker',
  decided: 'all have decided',
  markers: 'Locations of the strategic phase',
  /**
   * Reason why a player controls a location, with counts such as "2 to 2". `present`: the other tied players have no Mafioso there.
   * `alone`: no other player has a count there.
   */
  why: (why: Why | 'present' | 'alone', counts: string, leader: string, absent: readonly string[], tied: readonly string[]) =>
    ({
      most: `${counts}: ${leader} has the most.`,
      alone: `${leader} is alone here.`,
      lower: `${counts}: ${leader} is ${tied.length > 2 ? 'the lowest' : 'lower'} in the stack.`,
      present: `${counts}: ${formatList(absent, 'and')} ${absent.length === 1 ? 'has' : 'have'} no Mafioso here.`,
      earlierDeal: `${counts}: ${leader} dealt first.`,
      tie: `${counts}: ${formatList(tied, 'and')} are tied. In a tie nobody controls it, not even the ${lowOf(tied)} one.`,
      empty: 'Nobody is there.',
    })[why],
  setUp: {
    step: 'Next: how you play',
    question: 'How do you play?',
    presets: {
      referee: ['Referee', 'The app follows every Mafioso and how many cards each player holds.'],
      cardless: ['Referee without cards', 'The app follows every Mafioso; no move is refused for lack of cards.'],
      light: ['Light', 'Points, markers and passes. You enter who is at a location when it is evaluated.'],
    } satisfies NamedValues<string>,
    level: 'Length of the game',
    levels: { beginner: 'Beginners', advanced: 'Advanced' },
    points: (n: number) => `to ${n} points`,
    start: 'Who begins',
    /** Names the ruling that applies where the rulebook is unclear. */
    reading: (ruling: string) => `The rulebook is unclear here: ${ruling} (A2). House rules can change it.`,
    numbers: 'Do these numbers match your rulebook?',
    /** Names of the changeable numbers, e.g. the target of victory points. The key is the first part of the id of the number. */
    point: {
      hand: 'Mafiosi in hand',
      reserve: 'Mafiosi in reserve',
      target: 'Points that end the game',
      secretDeal: 'A Secret Deal adds',
    } as Readonly<Record<string, string>>,
    printed: 'Change each number that your rulebook prints differently.',
    sum: (n: number) =>
      n === 12 ? 'All 12 Mafiosi of a colour play.' : `${n} of the 12 Mafiosi of a colour play; the others stay in the box.`,
    switches: {
      silentWindow: [
        'Secret reactions',
        'For each card, the phone goes round: everybody answers unseen, then all answers are revealed together.',
      ],
      thiefDrawn: ['The app picks the Thief’s card', 'It says which card from the left is taken.'],
      mapDrawn: ['The app lays out the city', 'Otherwise you lay out the seven locations and enter their places.'],
    } satisfies NamedValues<string>,
  },
  over: {
    wins: (name: string, by: Criterion | undefined) => (by === undefined || by === 'vp' ? `${name} wins` : `${name} wins: ${BY_EN[by]}`),
    /** Text for the picture and the exported text, which name the number of rounds themselves. */
    with: (points: number) => `With ${points} points`,
    how: (points: number, round: number) => `With ${points} points, in round ${round}.`,
    why: 'Points count first, then fewer Mafiosi in reserve, more cards, the Mayor, and the seat from the start player on.',
    standings: 'Standings',
    columns: {
      vp: 'Points',
      reserve: 'In reserve',
      cards: 'Cards',
      mayor: 'Holds the Mayor',
      no: 'no',
      yes: 'yes',
      distance: 'Seats from the start player',
    },
    /** Short names of the columns, shown below their icons. */
    short: { vp: 'points', reserve: 'reserve', cards: 'cards', mayor: 'Mayor', distance: 'seats' },
    /** `counts`: the numbers of both players that the criterion compares; undefined if it compares none. */
    decided: (name: string, by: Criterion, counts: readonly [number, number] | undefined) =>
      `ahead of ${name}: ${BY_EN[by]}${counts === undefined ? '' : ` (${counts[0]} to ${counts[1]})`}`,
  },
  filmLegend: 'Above: points. On the tiles: Mafiosi; the colour shows who has the most.',
  archive: {
    points: 'Points',
    controlled: 'Locations controlled',
    stars: 'Stars',
    vetoes: 'Vetoes played',
    jailed: 'Own Mafiosi jailed',
  },
  target: 'Target reached',
  /** Texts about information that players have seen, for the dialog that asks all players to agree to undo. */
  shown: {
    cards: 'Cards that changed hands and were looked at',
    thief: 'The Thief’s card, as the app drew it',
    map: 'The city, as the app laid it out',
    /** Answers to the secret question about reactions. `what` is the card, symbol or veto of the player. */
    answersTo: (by: string, what: string) => `The answers to ${by}’s ${what}`,
    answers: 'The answers about reactions',
  },
  pointTo: (name: string) => `1 point: ${name}`,
  verdict: (at: string, name: string | undefined) => (name === undefined ? `${at}: nobody controls` : `${at}: ${name} gets the point`),
  effectOutcome: (what: string, happens: boolean) => `${sentence(what)}: ${happens ? 'carried out' : 'cancelled'}`,
  /** Text that reminds the players to apply the effect of a location themselves, if the app does not track Mafiosi. */
  reminder: (at: Place, by: string | undefined, isCellEmpty = false, hasPoliceman = false) => {
    if (at === 1 && isCellEmpty) return by === undefined ? undefined : `${by} may jail one Mafioso.`
    if (at === 1) return `All take theirs from the Cell${by === undefined ? '.' : `; then ${by} may jail one Mafioso.`}`
    if (by === undefined) return undefined
    if (at === 2) return `${by} may move the Hitman to a neighbour, then play a Hitman card.`
    if (at === 4) return `${by} ${hasPoliceman ? 'keeps' : 'takes'} the Policeman.`
    return at === 5 ? `${by} draws 3 cards, then discards any 1.` : undefined
  },
}

export type Texts = Translation<typeof en>
export default en
