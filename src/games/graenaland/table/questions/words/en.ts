import { listAnd } from '../../../../../ui/grammar/english'
import type { Translation } from '../../../../../ui/language/translation'

const many = (n: number, one: string, more = `${one}s`): string => `${n} ${n === 1 ? one : more}`

/** English texts of the questions that have their own components. */
const en = {
  announce: {
    who: 'Who announces, or wants to check',
    none: 'Announce',
    wait: 'Wait',
    /** Notes below the names of players who may announce victory: the chief, and the position of the others in the order of priority. */
    chief: 'chief',
    inLine: (nth: number) => ['', '', 'second in line', 'third', 'fourth', 'fifth'][nth] ?? '',
    failed: 'has announced too much',
    buildsFirst: (who: string, points: number) => `${who} builds first, with ${many(points, 'point')}.`,
    beats: (who: string, most: number, next: number) => `${who} builds first: ${most} beats ${next}.`,
    nearest: (who: string, points: number) => `${who} builds first: of those with ${points}, the nearest to the chief.`,
    mustShow: (points: number) => `Then the card must show ${points}, or what was built is taken back.`,
    nobody: (chief: string) => `Nobody: ${chief} builds`,
    first: (who: string) => `${who} starts the final building`,
    /** Label of the main button while a clan is picked and its points are not. */
    howMany: (who: string) => `${who}: how many points?`,
    checking: (names: string) => `Still checking: ${names}`,
    checks: 'still checks',
    ready: 'Checked',
    /** Note while the points of the chief are entered (R79). */
    noSupply: 'The chief counts only cards in hand, not the supply card still to be taken.',
  },
  claim: { order: (names: string) => `Then everybody builds once more: ${names}.` },
  propose: {
    who: 'Who proposes',
    other: 'Somebody else proposes',
    empty: 'empty',
    noVote: 'no vote',
    /** Votes of the proposer among all votes of a territory. The text must fit on a tile of the island. */
    ownVotes: (has: number, total: number) => `votes\u00a0${has}/${total}`,
    heap: (at: string, cards: number) => `${at}, ${many(cards, 'card')}`,
    all: (who: string) => `All to ${who}`,
    even: 'Evenly',
    /** Notes about an even split with fewer cards than players, or with a remainder. The parameters are names of players. */
    evenNone: (names: readonly string[]) => `none for ${listAnd(names)}`,
    evenMore: (names: readonly string[]) => `Evenly: clockwise from the proposer; one card more for ${listAnd(names)}.`,
    put: 'Put it to the vote',
    nothing: (who: string) => `${who} proposes nothing`,
    noPlace: 'Tap a territory',
    nobody: 'Nobody can propose',
    nobodyElse: 'Nobody else can propose',
    noCards: 'No cards lie on the island.',
    noVotes: 'A proposal needs a vote where cards lie.',
    noVoteThere: 'no vote where cards lie',
    still: 'Who has not proposed',
    onToBuilding: 'On to building',
    onToAnnouncing: 'On to announcing',
    open: (cards: number) => many(cards, 'card has no owner', 'cards have no owner'),
    adopts: (needed: number, total: number, voices: string) =>
      `${needed}\u00a0of\u00a0${many(total, 'vote')} ${needed === 1 ? 'is' : 'are'} needed: ${voices}.`,
    without: (who: string) => `No vote here, so nothing: ${who}.`,
  },
  vote: {
    open: (at: string, needed: number, total: number, yes: number) =>
      `${at}: ${needed}\u00a0of\u00a0${total} votes are needed, ${yes} ${yes === 1 ? 'is' : 'are'} yes`,
    adopted: (at: string, yes: number, total: number) => `${at}, adopted: ${yes}\u00a0of\u00a0${many(total, 'vote')}`,
    rejected: (at: string, yes: number, total: number) => `${at}, rejected: ${yes}\u00a0of\u00a0${many(total, 'vote')}`,
    half: (at: string, yes: number, total: number) => `${at}, rejected: ${yes}\u00a0of\u00a0${total} is exactly half`,
    by: (who: string) => `${who} proposes.`,
    silent: 'Whoever says nothing counts as no.',
    close: (cards: number) => `Close and hand out ${many(cards, 'card')}`,
    stay: 'Close: the cards stay',
    /** @param players number of players who have not voted */
    missing: (players: number) => (players === 1 ? '1 has not voted' : `${players} players have not voted`),
    of: (who: string, votes: number) => `${who}: ${many(votes, 'vote')}`,
    share: (card: string, who: string) => `${card}: ${who}`,
    split: 'The proposal',
    list: 'Votes',
    yes: 'Yes',
    no: 'No',
    bar: (yes: number, no: number, needed: number, total: number) => `Yes ${yes}, no ${no}, needed ${needed} of ${total}`,
  },
}

export type QuestionTexts = Translation<typeof en>
export default en
