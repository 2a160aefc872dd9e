import type { PromptKind } from '../../../prompts/draft'
import type { Translation } from '../../../../../ui/language/translation'

/** English texts of the questions and of the steps of an answer. */
const en = {
  /** Titles of the questions. The key is the kind of question; the parameters are the player's name, and a territory or a number. */
  titles: {
    firstPlayer: () => 'Who begins?',
    startSpots: (who: string) => `${who}, where do your villages and warrior stand?`,
    settle: (who: string) => `${who}, where do you settle?`,
    anchor: (who: string, at: string) => `${who}, do you lift anchor at ${at}?`,
    goalCard: (who: string) => (who === '' ? 'Which card does each player keep?' : `${who}, which card do you keep?`),
    goalsDone: () => 'Who keeps the card on paper?',
    draw: (_: string, at: string) => `${at}: what does the card show?`,
    drawAll: (_: string, n: string) => `Lay out ${n}`,
    order: (who: string) => `${who}: who goes, and where?`,
    reveal: () => 'All have sealed: turn up now?',
    propose: (who: string) => `${who}, who gets what?`,
    vote: (who: string, n: string) => `${who}: yes or no? ${n}`,
    closeVote: (_: string, n: string) => `Close the vote before everybody has voted? ${n}`,
    announcement: (who: string) => `${who}: how many points do you announce?`,
    announce: () => 'Who announces victory?',
    ready: (who: string) => `${who}, have you checked?`,
    closeAnnounce: (who: string) => `${who}: start building?`,
    construct: (who: string) => `${who}, what do you build?`,
    takeSupply: (who: string) => `${who} takes a supply card`,
    joint: (who: string) => `${who}, which joint work do you propose?`,
    jointBuild: (_: string, what: string) => `${what}: who gives what?`,
    offer: (who: string) => `${who}, who may build one thing?`,
    offerBuild: (who: string) => `${who}, what do you build as a guest?`,
    done: (who: string) => `${who}: finished building?`,
    claim: (who: string) => `${who}, three goals of five: announce victory?`,
    passShip: (_: string, who: string) => `On the board: the ship marker to ${who}`,
    finalBuild: (who: string) => `${who}, what do you build at the end?`,
    proof: (who: string) => `${who}, show your card`,
  },
  notes: {
    firstPlayer: 'The player who lives furthest north decides.',
    propose: 'No talk before it, no change after it.',
    closeVote: 'Whoever has said nothing counts as no.',
    joint: 'Name the kind and the place without talking about it first.',
    offer: 'It cannot be withdrawn, and it replaces the joint work.',
    goalCard: 'Five goals with three levels each; sealed for the evening.',
    drawAll: 'An improvement keeps its card only if it matches.',
    proof: 'Count the points on the card for everything on the map now.',
  } as Readonly<Partial<Record<PromptKind, string>>>,
  drawn: {
    faceUp: (at: string) => `${at}: what does the card show?`,
    faceDown: (at: string) => `${at}: one card face down, for the road`,
    turn: (at: string) => `${at}: what does the card turned over show?`,
  },
  room: (settlements: number, lying: number) => `Settlements ${settlements}, cards lying ${lying}.`,
  nothing: 'Nothing',
  yes: { claim: 'Announce victory' } as Readonly<Partial<Record<PromptKind, string>>>,
  no: {
    claim: 'Play on',
    announce: 'Ask the chief to wait',
  } as Readonly<Partial<Record<PromptKind, string>>>,
  /** Title of the question for a proposal, if players report only the territory. */
  where: (who: string) => `${who}, for which territory?`,
  /** Titles of the screens for a secret choice. For hero orders, the title names the chief, who is the only player without an order. */
  secret: {
    orders: (chief: string) => `Hero orders: all but ${chief} choose`,
    announcements: 'Points to announce: everybody chooses',
  },
  /** Names of the players who have not sealed a victory point card (R77). */
  withoutCard: (names: readonly string[]) => `Not sealed in the app: ${names.join(', ')}.`,
  cardCount: (cards: number) => `${cards} ${cards === 1 ? 'card' : 'cards'}`,
  level: (goal: string, n: number) => `${goal}: ${n}`,
  /** @param points maximum number of points of any card with the pieces on the map */
  atMost: (points: number) => `No card gives more than ${points} now.`,
  points: (n: number) => (n === 1 ? '1 point' : `${n} points`),
  /** @param needed number of points needed for victory */
  announcing: (needed: number) => `How many points will you have after building? At least ${needed}. The highest number builds first.`,
}

export type AskingTexts = Translation<typeof en>
export default en
