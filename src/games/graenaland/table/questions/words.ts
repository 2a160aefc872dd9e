import { agreeing, outOf } from '../../../../ui/grammar/czech'
import { useLanguage } from '../../../../ui/words'

/** Texts of the questions that have their own screens. */
export interface QuestionTexts {
  readonly announce: {
    readonly who: string
    readonly none: string
    readonly wait: string
    /** Shown below the names: the chief, and the other players by place in the order. */
    readonly chief: string
    readonly inLine: (nth: number) => string
    readonly failed: string
    readonly buildsFirst: (who: string, points: number) => string
    readonly beats: (who: string, most: number, next: number) => string
    readonly nearest: (who: string, points: number) => string
    readonly mustShow: (points: number) => string
    readonly nobody: (chief: string) => string
    readonly first: (who: string) => string
    readonly checking: (names: string) => string
    readonly checks: string
    readonly ready: string
    readonly onSupply: string
    readonly onSupplyNote: string
  }
  readonly claim: { readonly order: (names: string) => string }
  readonly propose: {
    readonly who: string
    readonly other: string
    readonly empty: string
    readonly noVote: string
    readonly heap: (at: string, cards: number) => string
    readonly all: (who: string) => string
    readonly even: string
    readonly put: string
    readonly nothing: (who: string) => string
    readonly noPlace: string
    readonly nobody: string
    readonly nobodyElse: string
    readonly noCards: string
    readonly noVotes: string
    readonly noVoteThere: string
    readonly still: string
    readonly onToBuilding: string
    readonly onToAnnouncing: string
    readonly open: (cards: number) => string
    readonly adopts: (needed: number, total: number, voices: string) => string
    readonly without: (who: string) => string
  }
  readonly vote: {
    readonly open: (at: string, needed: number, total: number, yes: number) => string
    readonly adopted: (at: string, yes: number, total: number) => string
    readonly rejected: (at: string, yes: number, total: number) => string
    readonly half: (at: string, yes: number, total: number) => string
    readonly by: (who: string) => string
    readonly silent: string
    readonly close: (cards: number) => string
    readonly stay: string
    readonly missing: (votes: number) => string
    readonly of: (who: string, votes: number) => string
    readonly share: (card: string, who: string) => string
    readonly split: string
    readonly list: string
    readonly yes: string
    readonly no: string
    readonly bar: (yes: number, no: number, needed: number, total: number) => string
  }
}

const many = (n: number, one: string, more = `${one}s`): string => `${n} ${n === 1 ? one : more}`

const en: QuestionTexts = {
  announce: {
    who: 'Who announces, or wants to check',
    none: 'Announce',
    wait: 'Wait',
    chief: 'chief, no supply card',
    inLine: (nth) => ['', '', 'second in line', 'third', 'fourth', 'fifth'][nth] ?? '',
    failed: 'has announced too much',
    buildsFirst: (who, points) => `${who} builds first, with ${many(points, 'point')}.`,
    beats: (who, most, next) => `${who} builds first: ${most} beats ${next}.`,
    nearest: (who, points) => `${who} builds first: of those with ${points}, the nearest to the chief.`,
    mustShow: (points) => `Then the card must show ${points}, or what was built is taken back.`,
    nobody: (chief) => `Nobody: ${chief} builds`,
    first: (who) => `${who} starts the final building`,
    checking: (names) => `Still checking: ${names}`,
    checks: 'still checks',
    ready: 'Checked',
    onSupply: 'Counts on the supply card',
    onSupplyNote: 'The chief announces without the card still to be taken.',
  },
  claim: { order: (names) => `Then everybody builds once more: ${names}.` },
  propose: {
    who: 'Who proposes',
    other: 'Somebody else proposes',
    empty: 'empty',
    noVote: 'no vote',
    heap: (at, cards) => `${at}, ${many(cards, 'card')}`,
    all: (who) => `All to ${who}`,
    even: 'Evenly',
    put: 'Put it to the vote',
    nothing: (who) => `${who} proposes nothing`,
    noPlace: 'Tap a territory',
    nobody: 'Nobody can propose',
    nobodyElse: 'Nobody else can propose',
    noCards: 'No cards lie on the island.',
    noVotes: 'A proposal needs a vote where cards lie.',
    noVoteThere: 'no vote where cards lie',
    still: 'Who has not proposed',
    onToBuilding: 'On to building',
    onToAnnouncing: 'On to announcing',
    open: (cards) => many(cards, 'card has no owner', 'cards have no owner'),
    adopts: (needed, total, voices) => `${needed} of ${many(total, 'vote')} adopt it: ${voices}.`,
    without: (who) => `No vote here, so nothing: ${who}.`,
  },
  vote: {
    open: (at, needed, total, yes) => `${at}: ${needed} of ${total} are needed, ${yes} ${yes === 1 ? 'says' : 'say'} yes`,
    adopted: (at, yes, total) => `${at}, adopted: ${yes} of ${total} votes`,
    rejected: (at, yes, total) => `${at}, rejected: ${yes} of ${total} votes`,
    half: (at, yes, total) => `${at}, rejected: ${yes} of ${total} is exactly half`,
    by: (who) => `${who} proposes.`,
    silent: 'Whoever says nothing counts as no.',
    close: (cards) => `Close and hand out ${many(cards, 'card')}`,
    stay: 'Close: the cards stay',
    missing: (votes) => many(votes, 'more vote decides', 'more votes decide'),
    of: (who, votes) => `${who}: ${many(votes, 'vote')}`,
    share: (card, who) => `${card}: ${who}`,
    split: 'The proposal',
    list: 'Votes',
    yes: 'Yes',
    no: 'No',
    bar: (yes, no, needed, total) => `Yes ${yes}, no ${no}, needed ${needed} of ${total}`,
  },
}

const cs: QuestionTexts = {
  announce: {
    who: 'Kdo oznamuje, nebo chce čas',
    none: 'Oznámit',
    wait: 'Počkat',
    chief: 'hlavní hráč, bez karty zásob',
    inLine: (nth) => `${nth}. v pořadí`,
    failed: 'oznámení nevyšlo',
    buildsFirst: (who, points) => `První staví ${who}: ${points} ${agreeing(points, 'bod', 'body', 'bodů')}.`,
    beats: (who, most, next) => `První staví ${who}: ${most} je víc než ${next}.`,
    nearest: (who, points) => `První staví ${who}: z těch, kdo oznámili ${points}, je nejblíž hlavnímu hráči.`,
    mustShow: (points) => `Karta pak musí ukázat ${points}, jinak se stavby vrátí.`,
    nobody: (chief) => `Nikdo: staví ${chief}`,
    first: (who) => `Závěrečné stavění začíná ${who}`,
    checking: (names) => `Ještě počítá: ${names}`,
    checks: 'ještě počítá',
    ready: 'Hotovo',
    onSupply: 'Počítá s kartou zásob',
    onSupplyNote: 'Hlavní hráč oznamuje bez karty, kterou si teprve vezme.',
  },
  claim: { order: (names) => `Potom každý ještě jednou staví: ${names}.` },
  propose: {
    who: 'Kdo navrhuje',
    other: 'Navrhuje někdo jiný',
    empty: 'prázdné',
    noVote: 'bez hlasu',
    heap: (at, cards) => `${at}, ${cards} ${agreeing(cards, 'karta', 'karty', 'karet')}`,
    all: (who) => `Vše pro: ${who}`,
    even: 'Rovným dílem',
    put: 'Hlasovat o návrhu',
    nothing: (who) => `${who} nic nenavrhuje`,
    noPlace: 'Klepni na území',
    nobody: 'Nikdo nemůže nic navrhnout',
    nobodyElse: 'Nikdo další nemůže nic navrhnout',
    noCards: 'Na ostrově neleží žádné karty.',
    noVotes: 'Návrh podává jen ten, kdo má hlas tam, kde leží karty.',
    noVoteThere: 'nemá tam hlas',
    still: 'Kdo ještě nenavrhoval',
    onToBuilding: 'Dál ke stavbě',
    onToAnnouncing: 'Dál k oznámení vítězství',
    open: (cards) => agreeing(cards, `${cards} karta nikomu nepatří`, `${cards} karty nikomu nepatří`, `${cards} karet nikomu nepatří`),
    adopts: (needed, total, voices) => `Ke schválení stačí ${needed} ${outOf(total)} hlasů: ${voices}.`,
    without: (who) => `Bez hlasu, tedy bez karty: ${who}.`,
  },
  vote: {
    open: (at, needed, total, yes) =>
      `${at}: stačí ${needed} ${outOf(total)}, pro ${agreeing(yes, 'je zatím', 'jsou zatím', 'je zatím')} ${yes}`,
    adopted: (at, yes, total) => `${at}, schváleno: ${yes} ${outOf(total)} hlasů`,
    rejected: (at, yes, total) => `${at}, neschváleno: ${yes} ${outOf(total)} hlasů`,
    half: (at, yes, total) => `${at}, neschváleno: ${yes} ${outOf(total)} je přesně polovina`,
    by: (who) => `Návrh podává ${who}.`,
    silent: 'Kdo nic neřekne, je proti.',
    close: (cards) => `Uzavřít a rozdat ${cards} ${agreeing(cards, 'kartu', 'karty', 'karet')}`,
    stay: 'Uzavřít: karty zůstávají',
    missing: (votes) => agreeing(votes, `Rozhodne ještě ${votes} hlas`, `Rozhodnou ještě ${votes} hlasy`, `Rozhodne ještě ${votes} hlasů`),
    of: (who, votes) => `${who}: ${votes} ${agreeing(votes, 'hlas', 'hlasy', 'hlasů')}`,
    share: (card, who) => `${card}: ${who}`,
    split: 'Návrh',
    list: 'Hlasy',
    yes: 'Pro',
    no: 'Proti',
    bar: (yes, no, needed, total) => `Pro ${yes}, proti ${no}, potřeba ${needed} ${outOf(total)}`,
  },
}

export const questionTexts = { en, cs } as const
export const useQuestionTexts = (): QuestionTexts => questionTexts[useLanguage()]
