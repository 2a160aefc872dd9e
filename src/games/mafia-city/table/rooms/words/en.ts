import type { Settings } from '../../../model/settings'
import { ordinal } from '../../../words/en/names'
import type { Translation } from '../../../../../ui/language/translation'

/** English texts of the screens other than the open question. */
const en = {
  byFamily: 'By family',
  byLocation: 'By location',
  ring: 'Around it, clockwise',
  empty: 'Nobody there',
  /** Text about a stack, whose families the screen shows in the same order below. */
  stack: (names: string) => `Bottom (left) to top (right): ${names}`,
  rules: {
    groups: {
      length: 'Length and Mafiosi',
      control: 'Control',
      prison: 'Prison',
      figures: 'Figures',
      followed: 'What the app follows',
      chance: 'Chance and secrecy',
    },
    /** Reading of an unclear rule that is in force in the open game. */
    here: (reading: string) => `Here: ${reading}.`,
    yes: 'yes',
    no: 'no',
    /** Explanations of why a group of players may want to change a rule. */
    why: {
      cellRelease: 'One sentence of the rulebook can mean that nobody leaves the Cell in the round in which they came there.',
      dealWithoutToken: 'The rulebook asks for a Secret Deal card, but not for a Mafioso at the location.',
      declineFigures: 'The rulebook says that the controller may take the figure.',
      silentWindow: 'Nothing here is secret by the rules. But with a hidden answer, a hesitation gives nobody away.',
    } as Readonly<Partial<Record<keyof Settings, string>>>,
    lost: 'Compare this number with your rulebook.',
  },
  /** Outcome of a Thief whose card the app selects. */
  cardTaken: {
    title: (position: number) => `The ${ordinal(position)} card from the left`,
    note: (by: string, from: string) => `${by} takes this card, and only ${by} looks at it. ${from} counts the hand from the left.`,
    cardsOf: (name: string) => `Cards of ${name}`,
    done: 'The card is taken',
  },
  /** Text about the Mafiosi that went back to the hands in a strategic phase: each player with the number, and the location numbers. */
  tookBack: (list: readonly (readonly [name: string, count: number, places: readonly number[]])[]) => {
    const all = list.map(([name, count, places]) => `${name} ${count} (from ${places.join(', ')})`)
    return all.length === 0 ? 'Strategic phase: no Mafioso goes back to a hand.' : `Strategic phase, back to the hands: ${all.join('; ')}.`
  },
  /** Text about a collapsed strategic phase in which the app does not track Mafiosi. */
  markersOff: 'All have decided, markers are off.',
  turn: { waited: 'wait', passed: 'pass' },
  /** Title of a cancelled card in the log, with the last veto. */
  cancelled: (card: string, veto: string) => `${card} – cancelled (${veto})`,
  sheet: {
    now: 'Current position',
    round: 'Round and phase',
    target: 'Points that end the game',
    start: 'Start player',
    asked: 'Open question for',
    passed: 'Players who have passed',
    marked: 'Markers on',
    piles: 'Cards',
    city: 'City, each stack from the bottom',
    middle: 'In the middle',
    around: 'Around it, clockwise from the upper left',
    rest: 'Mafiosi and cards',
    notKept: 'keep them as they are, with the name of the location',
    keep: 'Keep the hands of cards apart, each with the name of its player. All other Mafiosi go into the box.',
    layMap: 'Lay out the city like this',
    layCity: 'Lay out the city, and the stacks from the bottom',
    layLight: 'Lay out the city and its stacks as you left them',
    layCards: 'Cards, markers and start player',
    of: (name: string) => `In front of ${name}`,
  },
  story: {
    points: (n: number) => (n === 1 ? '1 point' : `${n} points`),
    pointsTitle: 'Points, round by round',
    standing: (all: string) => `Standings: ${all}.`,
    start: 'start',
    target: (n: number) => `Target ${n}`,
    controlled: 'Who controlled what',
    controlledNote: 'The controller of each location, round by round; a dash means nobody.',
    location: 'Location',
    mayor: 'Mayor',
    nobody: 'nobody',
    sums: 'Where the points came from',
    sumsNote: 'Full bars: locations controlled. Outlines: Stars.',
    /** Heading of the points that do not come from locations or Stars. */
    corrected: 'Set by hand',
    picture: 'The charts and the result as one picture.',
    table: 'Every round with everybody’s points and locations.',
    all: 'Points and control, round by round',
    end: (target: number) => `After the seventh location, a player had at least ${target} points, which ends the game.`,
    by: {
      vp: 'Most points',
      reserve: 'Fewer Mafiosi in reserve',
      cards: 'More cards',
      mayor: 'The Mayor',
      distance: 'Nearer to the start player',
    },
    columns: ['Round', 'Colour', 'Player', 'Points', 'Locations'],
  },
  table: {
    inForce: 'Figures',
    of: (target: number) => `of ${target}`,
    cards: 'cards',
    locations: 'Locations',
  },
  options: {
    title: 'How the app follows',
    parts: 'Each part alone',
    note: 'If the app does not follow a part, it asks you when the part is needed.',
  },
}

export type RoomTexts = Translation<typeof en>
export default en
