import type { Settings } from '../../../model/settings'
import { ordinal } from '../../../words/en/names'
import type { Translation } from '../../../../../ui/language/translation'

/** English texts of the screens other than the open question. */
const en = {
  byFamily: 'By family',
  byLocation: 'By location',
  ring: 'Around it, clockwise',
  empty: 'Nobody there',
  rules: {
    groups: {
      length: 'Length and Mafiosi',
      control: 'Control',
      prison: 'Prison',
      figures: 'Figures',
      followed: 'What the app follows',
      chance: 'Chance and secrecy',
    },
    yes: 'yes',
    no: 'no',
    /** Explanations of why a group of players may want to change a rule. */
    why: {
      cellRelease: 'One sentence of the rulebook can be read so that nobody leaves the Cell in the round in which they came.',
      dealWithoutToken: 'The rulebook asks for a Secret Deal, and not for a Mafioso to go with it.',
      declineFigures: 'The rulebook says that the controller may take the figure.',
      silentWindow: 'Nothing here is secret by the rules. But with a hidden answer, a hesitation gives nobody away.',
    } as Readonly<Partial<Record<keyof Settings, string>>>,
    lost: 'The rulebook has lost this number: look at your own copy.',
  },
  /** Outcome of a Thief whose card the app selects. */
  cardTaken: {
    title: (position: number) => `The ${ordinal(position)} card from the left`,
    note: (by: string, from: string) => `${by} takes this card, and only ${by} looks at it. ${from} counts the hand from the left.`,
    cardsOf: (name: string) => `Cards of ${name}`,
    done: 'The card is taken',
  },
  /** Text about the Mafiosi that were taken back in a strategic phase: the player with a number, and the location. */
  tookBack: (list: readonly (readonly [what: string, from: string])[]) =>
    list.length === 0 ? 'Nobody took Mafiosi back.' : `Taken back: ${list.map(([what, from]) => `${what} from ${from}`).join('; ')}.`,
  sheet: {
    now: 'Current position',
    round: 'Round and phase',
    target: 'Points to the end',
    start: 'Start player',
    asked: 'Is asked',
    passed: 'Have passed',
    marked: 'Markers on',
    piles: 'Cards',
    city: 'City, each stack from the bottom',
    middle: 'In the middle',
    around: 'Around it, clockwise from the upper left',
    rest: 'Mafiosi and cards',
    notKept: 'keep them as they are, with the name',
    keep: 'Keep the hands of cards apart, each with its name. All other Mafiosi lie in the box.',
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
    sumsNote: 'A full bar for locations controlled, an outline for Stars.',
    /** Heading of the points that do not come from locations or Stars. */
    corrected: 'Set by hand',
    picture: 'The charts and the result as one picture.',
    table: 'Every round with everybody’s points and locations.',
    all: 'Points and control, round by round',
    end: (target: number) => `The last round is complete, and a player has at least ${target} points.`,
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
