import { agreeing } from '../../../../../ui/grammar/czech'
import { formatList } from '../../../../../ui/list-format'
import { names, shuffles } from '../../../words/cs/names'
import type { AskingTexts } from './en'

const vetoesCs = (n: number): string => `${n} ${agreeing(n, 'veto', 'veta', 'vet')}`

const cs: AskingTexts = {
  act: (name) => `${name}: co uděláš?`,
  hand: (hand, reserve, cards) => [`V ruce ${hand}`, `v rezervě ${reserve}`, ...(cards === undefined ? [] : [cards])].join(', ') + '.',
  place: 'Klepni, kam dáš Mafiána.',
  bullet: (name) => `${name} má pas. Zahraje dřív Náboj?`,
  bulletAct: (name) => `${name}: co uděláš za Náboj?`,
  bulletNote: 'Jedna akce, pas trvá. Mafiánovi, kterého teď položíš, nejde zabránit.',
  react: (by, what) => `${by}: ${what.replace(/\.$/, '')}. Kdo odpoví?`,
  silent: (name, by, what) => `${name}: reaguješ? (${by} hraje: ${what.replace(/\.$/, '')})`,
  chain: (played) => `Dosud zahráno: ${played.map(([by, what]) => `${by} – ${what.replace(/\.$/, '')}`).join(', ')}.`,
  unable: (who) => `${formatList(who, 'a')} ${who.length === 1 ? 'nemá' : 'nemají'} na veto dost karet, proto se neptáme.`,
  reacts: (name, isOpen) => `Reaguje ${name}.${isOpen ? ' Kterými kartami?' : ''}`,
  alsoReact: (others, first, by) =>
    `Reagovat chce i ${formatList(others, 'a')}. Přednost má ${first}: rozhoduje pořadí ve směru hodinových ručiček (hraje ${by}).`,
  complicityLater: 'Na Spoluúčast dojde až potom.',
  reactsNot: (name) => `${name} nakonec nereaguje`,
  targetReached: (target) =>
    `Je dosaženo ${target} ${agreeing(target, 'bodu', 'bodů', 'bodů')}: toto je poslední kolo, fáze se dohraje do konce.`,
  vetoesPlayed: (n) => `${vetoesCs(n)}, ${n % 2 === 0 ? 'sudý' : 'lichý'} počet.`,
  nobodyReacts: 'Nikdo nereaguje.',
  discard: 'Na odkládací balíček',
  turnOver: (name, what) => (what === undefined ? `${name} má po tahu.` : `${name} má po tahu: ${what} neplatí.`),
  nobodyCan: (held, needs) => `Na odpověď nemá nikdo dost karet (${held}; veto stojí ${needs}).`,
  skippedFor: {
    deals: () => 'Tajné dohody',
    moreDeals: () => 'další Tajné dohody',
    hitman: (name) => `Nájemný vrah (${name})`,
    star: (name) => `Hvězda (${name})`,
    complicity: (name) => `Spoluúčast (${name})`,
  },
  skipped: (steps) => `Chybějí karty, proto se vynechává: ${steps.join(', ')}.`,
  wrongCards: 'Opravit karty',
  nobodyFollows: (owner) => `${owner} Spoluúčast nehraje: ve městě není Mafián, kterého lze vzít s sebou.`,
  markersGone: 'Všechny kostky jsou pryč.',
  stands: (vetoes, happens) =>
    vetoes === 0
      ? 'Zatím bez veta: efekt platí.'
      : `Zatím efekt ${happens ? 'platí' : 'neplatí'} (${vetoesCs(vetoes)}, ${happens ? 'sudý' : 'lichý'} počet).`,
  thief: (by, from) => `${from} přijde o kartu: ${by} si ji vezme`,
  blind: (from, cards) =>
    cards === undefined ? 'Naslepo.' : `Naslepo. ${from} má ${cards} ${agreeing(cards, 'kartu', 'karty', 'karet')}.`,
  drew: (by) => `${by}: dober si 3 karty a jednu z nich odhoď`,
  cardsThen: (before, after) => `Karty: ${before} → ${after}.`,
  onlyNew: 'Odhodit smíš jen jednu z nových.',
  complicity: (owner) => `${owner}: zahraješ Spoluúčast?`,
  causer: (causer) => `Klepni na lokaci: Spoluúčast vezme do Cely jednoho Mafiána třetího hráče. ${causer} to být nesmí.`,
  map: 'Jak leží lokace?',
  mapNote: 'Nejdřív prostřední, pak kolem ve směru hodinových ručiček.',
  mapDrawn: 'Město rozloží aplikace',
  mapDrawnNote: 'Zamíchá sedm lokací a ukáže, jak je rozložit.',
  redraw: (name) => `${name}: necháš si karty, nebo vyměníš obě?`,
  exchange: 'Od začínajícího hráče smí každý jednou vyměnit obě karty.',
  bothOrNone: 'Měnit lze jen obě, a jen jednou. Nové karty už zůstanou.',
  laidOut: (hand, reserve, hitman) =>
    `Každý má v ruce ${hand} ${agreeing(hand, 'Mafiána', 'Mafiány', 'Mafiánů')}, v rezervě ${reserve} a k tomu 2 karty. ` +
    `Nájemný vrah stojí na lokaci ${hitman}, Policista na lokaci 4, Starosta na lokaci 7.`,
  keep: 'Nechat',
  swap: 'Vyměnit obě',
  chooses: (name) => `${name}: která lokace teď?`,
  nextNumber: (at) => `Na řadě je ${at}`,
  opens: (name) => `${name}: ze které lokace se teď stahují Mafiáni?`,
  takeAllBack: 'Kdo co stáhne zpět do ruky?',
  takeAllNote: (holder, start) =>
    holder === undefined ? `Podle čísel, hráči ve směru hodinových ručiček; začíná ${start}.` : `Lokace i pořadí hráčů určuje ${holder}.`,
  deals: (at, leader) => `${at}: ${leader === undefined ? 'nekontroluje nikdo' : `kontroluje ${leader}`}. Tajné dohody?`,
  dealsNote: (start, value, isCounted) =>
    `${start === undefined ? 'Smí kdokoli.' : `První je na řadě ${start}, pak kdokoli.`} Dohoda přidává +${value}.${
      isCounted ? '' : ' Karty se v této hře nepočítají, proto se aplikace ptá pokaždé.'
    }`,
  dealtAbsent: (who) => `${formatList(who, 'a')} tu ${who.length === 1 ? 'nemá' : 'nemají'} Mafiána, Tajná dohoda přesto platí (A4).`,
  dealt: (n) => `Platí ${n} ${agreeing(n, 'dohoda', 'dohody', 'dohod')}.`,
  stackNow: (at) => `${at}: kdo tu leží?`,
  stackNote: 'Odspodu nahoru, jak leží.',
  jail: (name) => `${name}: koho zavřeš?`,
  jailNote: 'Klepni na lokaci. Zrušit to smí Náčelník policie, Pěsti ne.',
  noCards: (name) => `${name} nemá v ruce žádnou kartu.`,
  moveHitman: (name) => `${name}: kam půjde Nájemný vrah?`,
  hitman: (name) => `${name}: koho zasáhne Nájemný vrah?`,
  toReserve: 'Vrátí se do rezervy svého klanu. Stojí kartu Nájemný vrah.',
  takeFigure: (name, figure) => `${name}: bereš si ${figure === names.figures.mayor ? 'Starostu' : 'Policistu'}?`,
  shop: (name) => `${name}: dobereš si 3 karty a 1 libovolnou odhodíš?`,
  star: (name) => `${name}: zahraješ Hvězdu?`,
  starAgain: (name) => `${name}: Hvězda neplatí. Zahraješ další?`,
  starNote: (points) => `Body: ${points} → ${points + 1}.`,
  result: 'Cíl je dosažen: kdo vyhrává?',
  pointsOfAll: (points, target) => `Body: ${points}. Cíl je ${target}.`,
  tied: (who, what) =>
    `${formatList(who, 'a')} mají stejně bodů. ${what === 'reserve' ? 'Kolik Mafiánů v rezervě?' : 'Kolik karet v ruce?'}`,
  tiedNote: 'Rozhoduje při shodě.',
  untyped: (who) => `Chybí číslo: ${formatList(who, 'a')}`,
  countLabel: (name, what) => `${name}: ${what === 'reserve' ? 'Mafiáni v rezervě' : 'karty v ruce'}`,
  name: (by, at, isFirst) => `${at}\u00a0· ${by}: kdo rozhodne ${isFirst ? 'první' : 'další'}?`,
  at: (place) => `Lokace: ${place}.`,
  takeBack: (name, at) => `${at}\u00a0· ${name}: kolik Mafiánů stáhneš?`,
  draws: (last, cards) => (last === undefined ? 'Každý si dobere 1 kartu' : `${last} si dobere ${cards}, ostatní po 1`),
  fewest: (last) => `Nejméně bodů má jen ${last}. I nejméně karet?`,
  fewestYes: 'Ano: dobere si 3',
  fewestNo: 'Ne: dobere si 2',
  drawTable: {
    title: 'Hráč',
    cardsDrawn: 'Kolik karet si kdo dobere',
    points: 'body',
    step: (n) => `${n}. krok`,
    cards: 'karty',
    order: 'Pořadí dobírání',
    shuffle: (who) => `${who} zamíchá odkládací balíček`,
  },
  shuffles,
  startGoes: (name) => `Žeton začínajícího hráče teď dostane ${name}.`,
  drawsAll: (last, points) => `Nejméně bodů (${points}) mají shodně ${formatList(last, 'a')}: kartu navíc nedostane nikdo.`,
  lastAlone: (last, cards, others) =>
    `Nejméně bodů má jen ${last}. ${
      {
        alone: 'I nejméně karet.',
        shared: `Stejně málo karet ${others.length === 1 ? 'má' : 'mají'} ${formatList(others, 'a')}.`,
        more: `Méně karet ${others.length === 1 ? 'má' : 'mají'} ${formatList(others, 'a')}.`,
      }[cards]
    }`,
  acts: {
    ...names.effects,
    place: 'Položit Mafiána',
    twoHats: 'Dva Klobouky',
    wait: 'Vyčkat',
    pass: 'Pas',
    acted: 'Akce hotova',
    raided: names.effects.raid,
  },
  actNotes: {
    place: 'navrch sloupečku',
    snitch: 'zavře Mafiána',
    thief: 'vezme kartu',
    raid: 'vyprázdní lokaci, kde máš dva',
    strings: 'prohodí dva hlavní',
    plan: 'přesune Mafiána',
    shadyDeals: 'dobere 3, odhodí 1',
    hat: 'stáhne vlastního do ruky',
    twoHats: 'položí z rezervy',
    wait: 'odhodí kartu',
    pass: 'končí v této fázi',
    acted: 'Mafián, karta nebo vyčkání',
    raided: 'komu se vrátí Mafián, je zpět ve hře',
  },
  yes: { bullet: 'Zahraje Náboj', takeFigure: 'Vzít', shop: 'Dobere 3, odhodí 1', star: 'Zahrát Hvězdu', silent: 'Reaguji' },
  no: { takeFigure: 'Nechat', star: 'Hvězda zahrána, ale neplatí', silent: 'Nereaguji' },
  leaveFigure: (name, figure) => `${name} ${figure === 'mayor' ? 'Starostu' : 'Policistu'} nebere`,
  height: (n, all) => (n === 1 ? 'hlavní' : n === all ? 'horní' : `${n}. odspodu`),
  done: {
    raided: 'Nikomu dalšímu',
    raidedNone: 'Nikomu, kdo má pas',
  },
  raidBack: 'Komu z těch, kdo mají pas, se vrátili Mafiáni?',
  back: (name) => `${name} je zpět ve hře`,
}
export default cs
