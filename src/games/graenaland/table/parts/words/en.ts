import type { NamedValues } from '../../../../../table/question/Options'
import { sentence } from '../../../../../ui/grammar/numbers'
import * as names from '../../../words/en/names'
import type { Translation } from '../../../../../ui/language/translation'

const many = (n: number, one: string, more = `${one}s`): string => `${n} ${n === 1 ? one : more}`

/** English texts that several screens of this game use. */
const en = {
  ...names,
  terrains: { plains: 'plains', forest: 'forest', hills: 'hills', mountains: 'mountains' },
  island: 'Island',
  clansTitle: 'Clans',
  clan: 'Clan',
  chief: 'chief',
  round: (n: number) => (n === 0 ? 'Set-up' : `Round ${n}`),
  stages: {
    firstPlayer: 'who begins',
    start: 'settling',
    goals: 'victory point cards',
    production: 'production',
    orders: 'heroes',
    proposals: 'sharing',
    announce: 'announcing',
    construct: 'building',
    claim: 'three goals',
    passShip: 'end of round',
    final: 'final building',
    proof: 'proof',
    showing: 'cards are shown',
    over: 'the end',
  },
  /** Names of the phases of a round, as shown in the phase bar. */
  phases: { production: 'Production', orders: 'Heroes', proposals: 'Sharing', construct: 'Building' },
  isChief: (who: string) => `${who} is chief`,
  of: (has: number, asked: number) => `${has}\u00a0of\u00a0${asked}`,
  supplies: (n: number) => many(n, 'supply card'),
  figures: (settlements: number, army: number) => `${many(settlements, 'settlement')}, army ${army}`,
  /** Text for several villages of one clan in a territory. */
  villages: (n: number) => many(n, 'village'),
  settlements: (n: number) => many(n, 'settlement'),
  filmLegend: 'Above: settlements. On the tiles: votes; the colour shows the majority.',
  settlementsTitle: 'Settlements',
  met: ', met',
  goalsTitle: 'Goals',
  /** In a game with three players, the first building of a clan does not count for the goal (R69). */
  /** Row in the table of goals: the name of the goal, and the number that a clan needs (R57–R62). */
  goalRow: {
    settlements: (asked: number): readonly [string, string] => ['Settlements', `${asked} in all`],
    territories: (asked: number): readonly [string, string] => ['Territories', `2 or more in ${asked}`],
    largest: (asked: number): readonly [string, string] => ['Largest', `${asked} in one`],
    buildings: (asked: number): readonly [string, string] => ['Buildings', `${asked}`],
    army: (asked: number): readonly [string, string] => ['Army', `strength ${asked}`],
  },
  firstNotCounted: 'the first one does not count',
  goalsNeeded: (n: number) => `met, ${n} win`,
  goalsMet: (n: number) => (n < 3 ? `${n} of 3 goals` : many(n, 'goal')),
  lying: (n: number) => many(n, 'card'),
  startCards: (n: number) => `${many(n, 'start card')}, face down`,
  votes: 'Votes',
  needs: (needed: number, total: number) => `needs ${needed}\u00a0of\u00a0${total}`,
  noVotes: 'Nobody has a vote here.',
  tapForVotes: 'Tap a territory to see its votes, cards and works.',
  votesNeeded: 'votes are needed',
  /** Clan that alone has enough votes in a territory. */
  majority: (who: string) => `majority: ${who}`,
  noVote: (who: string) => `${who}: 0`,
  waitsHere: 'waits to enter',
  waitsAt: (at: string) => `waits to enter ${at}`,
  /** Name of the move that reports a drawn card, for the undo button. */
  drawnAt: (at: string, token?: string) => (token === undefined ? `the card at ${at}` : `improvement token ${token} and card at ${at}`),
  /** Names of the moves that reveal hero orders or announcements, for the undo button. */
  opened: { orders: 'the moves of the heroes', announcements: 'the announcements of points' },
  hasNow: (who: string) => `What ${who} has`,
  housesLeft: (n: number) => `Houses that can still be built: ${n}`,
  revealed: { orders: 'Hero orders', announcements: 'Announcements', card: (clan: string) => `Victory point card: ${clan}` },
  /** Texts of the form in which the user tries other pieces in a territory and sees the resulting votes. */
  whatIf: {
    open: 'What if',
    close: 'Back to the board',
    hero: 'Hero here',
    result: 'Votes needed then',
    nobody: 'none',
    now: (needs: string) => `Now ${needs}. This changes nothing on the board.`,
  },
  army: 'Army',
  /** Returns a part of the votes of a clan as text. The key is the reason of the votes. */
  addends: {
    settlements: (n) => many(n, 'settlement'),
    army: (n) => `army ${n}`,
    silenced: (n) => `${n} (silenced by a priest)`,
    audience: (n) => `skald: ${many(n, 'other hero', 'other heroes')}`,
    three: (n) => `${n} (three players)`,
    palisade: (n) => `${n} (palisade)`,
  } as Readonly<Record<string, (n: number) => string>>,
  compass: {
    who: 'Hero',
    whose: 'Whose choice',
    where: 'Direction',
    choose: 'Choose who and where',
    none: 'not on the map',
    waits: 'waits to enter',
    /** Short labels of the compass positions, for buttons. */
    short: { '0': '0', W: 'W', E: 'E', NW: 'NW', NE: 'NE', SW: 'SW', SE: 'SE', WW: '2× W', EE: '2× E' },
    from: (hero: string, at: string) => `${hero} from ${at}`,
    echo: (hero: string | undefined, go: string | undefined) =>
      hero === undefined && go === undefined ? 'A hero and a direction, or stay.' : sentence([hero, go].filter(Boolean).join(', ')) + '.',
    off: 'heroes stay',
    /** Text that says where north is on the island, and what an order does that leads off the map (R20). */
    north: 'Inland lies north. Off the map means: stay.',
    /** Texts about the result that a hero order would have on the current board. */
    leads: {
      moved: (to: string) => `To ${to}.`,
      swapped: (to: string) => `To ${to}: your two heroes change places.`,
      invalid: (twoSteps: boolean) =>
        twoSteps ? 'Two steps are possible only along the coast: the hero would stay.' : 'No tile there: the hero would stay.',
    },
  },
  points: {
    nothing: 'none',
    echo: 'Points that you announce, or none.',
    nobody: (chief: string) => `Nobody announces: ${chief} builds`,
    choose: 'Choose in secret',
  },
  setUp: {
    step: 'On to the way of playing',
    islandStep: 'On to the island',
    begin: 'It lies like this: begin',
    question: 'How do you play?',
    presets: {
      referee: ['Referee', 'The app tracks face-up cards, proposals, payments and orders.'],
      light: ['Light', 'Votes, production, hero orders and goals; you track cards and payments yourselves.'],
    } satisfies NamedValues<string>,
    end: 'Victory',
    ends: {
      goals: ['Basic game', 'Three goals of five, then everybody builds once more.'],
      cards: ['Victory point cards', 'A secret card; six points are announced.'],
    } satisfies NamedValues<string>,
    switches: {
      three: ['Three-player adjustments', 'A hero brings one vote more; the first building does not count.'],
      freeStart: ['Free start', 'Players place villages on the coast one after the other, and take cards.'],
      offerRule: ['Offer instead of joint work', 'The chief may let somebody else build one thing.'],
      ordersSealed: ['Orders sealed in the app', 'Otherwise you type in the compass plates from the table.'],
      goalsSealed: ['Cards sealed in the app', 'Otherwise you type in the points at the end.'],
      announceSealed: ['Announcements in secret', 'If anybody wants to announce, everybody chooses the points in secret.'],
      goldMatches: ['Gold matches an improvement', 'House rule.'],
    } satisfies NamedValues<string>,
    /**
     * Texts of the set-up step for the island: the question whether the tiles are right, its explanation, and the title of the choice of a
     * terrain.
     */
    lies: 'Does the island lie like this?',
    tiles: (count: number) => `${count} tiles, inland is north. Tap one that differs: terrain, spaces for buildings, resource of the fort.`,
    is: (place: string) => `${place} is`,
  },
  over: {
    wins: (name: string) => `${name} wins`,
    /** Score of the winner. `round`: omitted where the number of rounds stands beside this text. */
    how: (score: number, points: boolean, round?: number) =>
      `With ${points ? many(score, 'point') : many(score, 'goal')}${round === undefined ? '' : `, in round ${round}.`}`,
    whyGoals: 'The announcer wins, whatever the others reach; goals decide the other places.',
    whyPoints: 'The announcer wins; points on the cards decide the other places.',
    standings: 'Standings',
    points: 'Points',
    goals: 'Goals',
    place: (at: number, name: string) => `${at}. ${name}`,
    reached: (score: number, points: boolean) => (points ? many(score, 'point') : many(score, 'goal')),
  },
  archive: { goals: 'Goals', points: 'Points', settlements: 'Settlements', army: 'Army', adopted: 'Proposals adopted' },
}

export type Texts = Translation<typeof en>
export default en
