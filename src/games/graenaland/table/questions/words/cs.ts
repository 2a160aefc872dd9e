import { agreeing, outOf, outOfMany } from '../../../../../ui/grammar/czech'
import type { QuestionTexts } from './en'

const cs: QuestionTexts = {
  announce: {
    who: 'Kdo oznamuje, nebo chce čas',
    none: 'Oznámit',
    wait: 'Počkat',
    chief: 'hlavní hráč',
    inLine: (nth) => `${nth}. v pořadí`,
    failed: 'oznámení nevyšlo',
    buildsFirst: (who, points) => `První staví ${who}: ${points} ${agreeing(points, 'bod', 'body', 'bodů')}.`,
    beats: (who, most, next) => `První staví ${who}: ${most} je víc než ${next}.`,
    nearest: (who, points) => `První staví ${who}: z těch, kdo oznámili ${points}, je nejblíž hlavnímu hráči.`,
    mustShow: (points) => `Karta pak musí ukázat ${points}, jinak se stavby vrátí.`,
    nobody: (chief) => `Nikdo: staví ${chief}`,
    first: (who) => `Závěrečné stavění začíná ${who}`,
    howMany: (who) => `${who}: kolik bodů?`,
    checking: (names) => `Ještě počítá: ${names}`,
    checks: 'ještě počítá',
    ready: 'Hotovo',
    noSupply: 'Hlavní hráč počítá jen s kartami v ruce, ne s kartou zásob, kterou si teprve vezme.',
  },
  claim: { order: (names) => `Potom každý ještě jednou staví: ${names}.` },
  propose: {
    who: 'Kdo navrhuje',
    other: 'Navrhuje někdo jiný',
    empty: 'prázdné',
    noVote: 'bez hlasu',
    ownVotes: (has, total) => `hlasy\u00a0${has}/${total}`,
    heap: (at, cards) => `${at}, ${cards} ${agreeing(cards, 'karta', 'karty', 'karet')}`,
    all: (who) => `Vše dostane ${who}`,
    even: 'Rovným dílem',
    evenNone: (names) => `bez karty: ${names.join(', ')}`,
    evenMore: (names) => `Rovným dílem: od navrhujícího po směru hodinových ručiček. O kartu víc: ${names.join(', ')}.`,
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
    open: (cards) =>
      agreeing(cards, `${cards} karta ještě nemá majitele`, `${cards} karty ještě nemají majitele`, `${cards} karet ještě nemá majitele`),
    adopts: (needed, total, voices) =>
      `Ke schválení ${agreeing(needed, 'je potřeba', 'jsou potřeba')} ${needed}\u00a0${outOfMany(total, 'hlasu', 'hlasů')}: ${voices}.`,
    without: (who) => `Bez hlasu, tedy bez karty: ${who}.`,
  },
  vote: {
    open: (at, needed, total, yes) =>
      `${at}: potřeba ${needed}\u00a0${outOf(total)}, pro ${agreeing(yes, 'je zatím', 'jsou zatím', 'je zatím')} ${yes}`,
    adopted: (at, yes, total) => `${at}, schváleno: ${yes}\u00a0${outOfMany(total, 'hlasu', 'hlasů')}`,
    rejected: (at, yes, total) => `${at}, neschváleno: ${yes}\u00a0${outOfMany(total, 'hlasu', 'hlasů')}`,
    half: (at, yes, total) => `${at}, neschváleno: ${yes}\u00a0${outOf(total)} je přesně polovina`,
    by: (who) => `Návrh podává ${who}.`,
    silent: 'Kdo nic neřekne, je proti.',
    close: (cards) => `Uzavřít a rozdat ${cards} ${agreeing(cards, 'kartu', 'karty', 'karet')}`,
    stay: 'Uzavřít: karty zůstávají',
    missing: (players) =>
      players === 1
        ? 'Zbývá 1 hlasující'
        : agreeing(players, '', `Ještě nehlasovali ${players} hráči`, `Ještě nehlasovalo ${players} hráčů`),
    of: (who, votes) => `${who}: ${votes} ${agreeing(votes, 'hlas', 'hlasy', 'hlasů')}`,
    share: (card, who) => `${card}: ${who}`,
    split: 'Návrh',
    list: 'Hlasy',
    yes: 'Pro',
    no: 'Proti',
    bar: (yes, no, needed, total) => `Pro ${yes}, proti ${no}, potřeba ${needed}\u00a0${outOf(total)}`,
  },
}
export default cs
