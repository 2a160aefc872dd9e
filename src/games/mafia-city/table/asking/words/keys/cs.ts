import { agreeing } from '../../../../../../ui/grammar/czech'
import { formatList } from '../../../../../../ui/list-format'
import type { KeyTexts } from './en'
import type { EffectName } from '../../../../box/effects'
import { names as called } from '../../../../words/cs/names'

/** Texts about the result of each effect that opponents may cancel. Each text ends a sentence. */
const deeds: Readonly<Partial<Record<EffectName, string>>> = {
  snitch: 'Mafián jde do Cely',
  prison: 'Mafián jde do Cely',
  complicity: 'i tenhle jde do Cely',
  hitman: 'Mafián jde do rezervy',
  hat: 'Mafián se vrací do ruky',
  twoHats: 'Mafián přijde z rezervy',
  thief: 'Zloděj bere kartu',
  raid: 'razie proběhne',
  strings: 'hlavní Mafiáni si vymění místo',
  plan: 'Mafián se přesune',
  shadyDeals: 'dobírají se 3 karty',
  secretDeal: 'dohoda platí',
  bullet: 'Náboj platí',
  star: 'bod navíc',
  harbour: 'Nájemný vrah se přesune',
}

/** Keeps the number of a location on the line of the name. */
const bound = (at: string): string => at.replace(' ', '\u00a0')

const cs: KeyTexts = {
  layOut: 'Rozložit město',
  whole: 'Takhle leží město',
  left: (n) => agreeing(n, `Zbývá ${n} lokace`, `Zbývají ${n} lokace`, `Zbývá ${n} lokací`),
  next: 'další',
  tray: 'Lokace, které ještě neleží',
  dismiss: (at) => `Zvednout: ${at}`,
  allKeep: (name) => `${name} i všichni ostatní si karty nechají`,
  card: 'Karta',
  cardNote: 'text, Klobouk',
  pass: 'Pas',
  passNote: 'už nehraje',
  wait: 'Vyčkat',
  waitNote: 'odhodit 1',
  cards: 'Která karta?',
  noToken: 'V ruce není Mafián: karta, vyčkat, nebo pas.',
  onlyPass: 'V ruce není Mafián ani karta: zbývá jen pas.',
  passEnds: 'ukončí fázi',
  bulletsBefore: (name) => `dřív než ${name}`,
  forgone: (names) => (names.length === 0 ? [] : [`${formatList(names, 'a')} Náboj ${names.length === 1 ? 'nehraje' : 'nehrají'}`]),
  back: 'Zpět k pokládání',
  needsCards: (n) => `stojí ${n} karty`,
  why: {
    snitch: 've městě nikdo není',
    thief: 'všechny ruce jsou prázdné',
    raid: 'chce dva tvé Mafiány',
    strings: 'chce dva sloupečky',
    plan: 've městě nikdo není',
    hat: 've městě nemáš nikoho',
    twoHats: 'rezerva je prázdná',
    NOT_ENOUGH_CARDS: 'málo karet',
  },
  which: {
    area: (card) => `${card}: kde?`,
    place: (card) => `${card}: koho?`,
    to: (card) => `${card}: kam?`,
    swap: (card) => `${card}: s kterou lokací vyměnit?`,
    option: (card) => `${card}: komu vezmeš kartu?`,
  },
  run: (n, name, height) => (n > 1 ? `${n} × ${name}, vyšší: ${height}` : `${name}, ${height}`),
  fromTop: (runs) => `Odshora: ${runs.join(', ')} (hlavní).`,
  deciders: {
    title: 'Kdo tu rozhoduje',
    took: (taken, stay) => {
      const took = taken === undefined ? 'má rozhodnuto' : taken === 0 ? 'nebere nikoho' : `bere ${taken}`
      return `${took}, ${stay === 0 ? 'nikdo nezůstává' : `zůstává ${stay}`}`
    },
    now: 'rozhoduje teď',
    later: 'teprve rozhodne',
  },
  brings: {
    title: 'Co bude následovat',
    points: (before, after) => `${before} → ${after}`,
    marker: (at) => `Kostka na ${at}`,
    effects: (at, by) => {
      if (at === 3) return `${by ?? 'Každý, kdo tu má shodně nejvíc Mafiánů,'} bere jednoho Mafiána z rezervy do ruky`
      return at === 6 && by !== undefined ? `${by} smí zahrát Hvězdu: další bod` : undefined
    },
  },
  vetoKeys: { fists: 'dvě Pěsti', chief: 'Náčelník', fbi: 'F.B.I.' },
  holds: (n) => `${n} ${agreeing(n, 'karta', 'karty', 'karet')}`,
  veto: (n) => `${n}. veto`,
  earlierVetoes: (vetoes) => `Mezitím ${vetoes.length}: ${vetoes.map(([by, cards]) => `${by} – ${cards}`).join(', ')}`,
  tooFew: (needs) => `veto stojí ${needs}`,
  lost: (counts) => `Odhodí se tak či tak: ${counts}.`,
  whoAnswers: 'Kdo smí odpovědět',
  nobody: (what, happens, isNothing = false) => {
    const name = called.effects[what]
    if (!happens) return `Nikdo: ${name} neplatí`
    return `Nikdo: ${isNothing ? 'není co vzít' : (deeds[what] ?? `${name} platí`)}`
  },
  upper: 'Chtějí-li reagovat dva, má přednost ten výš.',
  evaluate: (at) => `Vyhodnotit: ${at}`,
  open: (at) => `Na řadě: ${at}`,
  here: (n) => `leží tu: ${n}`,
  mayorGoes: (name) =>
    name === undefined ? 'Starosta jde na Radnici: dál lokace podle čísel.' : `Starostu získá ${name} a pak vybírá lokace.`,
  move: (at) => `Přesunout: ${at}`,
  markersOff: (followed, places) => (followed ? `Kostky pryč z ${places}: nikdo tu neleží` : 'Všichni rozhodli: kostky pryč'),
  justNow: 'Co se právě stalo',
  bare: (places) => `Odeber také kostky z lokací bez Mafiánů: ${places}.`,
  gone: (places) => `Odeber označovací kostku: ${places}.`,
  markedNow: (places) => `Polož označovací kostku: ${places}.`,
  emptyMarked: (places) => `${places}: nikdo tu neleží, bod nezíská nikdo. Polož sem označovací kostku.`,
  putMarkers: (places) => `Polož označovací kostky na ${places}: nikdo tam neleží`,
  putMarker: (at) => `Polož označovací kostku: ${bound(at)}`,
  takeMarker: (at) => `Odeber označovací kostku: ${bound(at)}`,
  strategyBegun: (mayor, start) =>
    mayor === undefined
      ? `Strategická fáze. Starosta je na Radnici: lokace 1 až 7, hráči ve směru hodinových ručiček, začíná ${start}.`
      : `Strategická fáze. Starostu má ${mayor}: určuje lokace i pořadí hráčů.`,
  only: (thing) => `Na stole se přesouvá jen ${thing}; pak pokračuj.`,
  onlyThings: { marker: 'označovací kostka', mafioso: 'tento Mafián', hitman: 'Nájemný vrah', figure: 'tato figurka' },
  tapEvaluates: 'Klepnutím lokaci vyhodnotíš.',
  tapOpens: 'Klepnutím lokaci otevřeš.',
  missing: 'Klepni na lokaci',
  missingOne: 'Klepni na Mafiána',
  jail: (name) => `Do Cely jde ${name}`,
  nobodyJailed: 'Nezavřít nikoho',
  complicity: (name) => `S sebou jde ${name}`,
  noComplicity: 'Bez Spoluúčasti',
  kill: (name) => `O Mafiána přijde ${name}: zahrát kartu`,
  noHitman: 'Bez karty Nájemný vrah',
  stay: 'Nájemný vrah zůstává',
  deal: 'Kdo hraje Tajnou dohodu',
  dealAdds: (value) => `+${value}`,
  noDeals: (leader, isFirst) =>
    `${isFirst ? 'Bez dohod' : 'Bez dalších dohod'}: ${leader === undefined ? 'nekontroluje nikdo' : `bod získává ${leader}`}`,
  speaksFirst: (start) => `${start} nehraje: kdo další?`,
  later: 'na řadě později',
  declined: 'nehraje',
  declinedBefore: (value) => `+${value} (zatím nehraje)`,
  noCards: 'bez karet',
  comesBack: (n, own) => (n === 0 ? 'Nikoho' : n === 1 && own > 1 ? '1 shora' : `${n}`),
  allLeave: 'Všichni tu nechají své',
  restLeave: 'Všichni nechají své i na dalších lokacích',
  passAll: 'Všichni mají pas: na lokace',
  everywhereLeave: 'Všichni nechají své na všech lokacích',
  sureLeave: 'Klepni znovu: fáze skončí',
  takesChosen: (n) => `Stáhnout ${n === 1 ? 'vybraného' : `vybrané (${n})`}`,
  chooseOthers: 'Nebo klepni na ty své Mafiány, které stáhneš.',
  leadsTitle: 'Kdo pak vede',
  leads: (leader) => (leader === undefined ? 'pak nevede nikdo' : `pak vede ${leader}`),
  thenLeads: (list, isNow) =>
    `${isNow ? 'Teď vede' : 'Pak vede'}: ${list.map(([at, leader]) => `${at} – ${leader ?? 'nikdo'}`).join('; ')}.`,
  counted: (name, count, mafiosi) =>
    count === mafiosi ? `${name} ${count}` : `${name} ${count} (${mafiosi} ve sloupečku, ${count - mafiosi} z Tajných dohod)`,
  dealCounts: (counts, leader) => `${counts}, pak ${leader === undefined ? 'nekontroluje nikdo' : `kontroluje ${leader}`}.`,
  jailedSoFar: (list) => `Do Cely zatím jde: ${list.map(([owner, at, by]) => `${owner} z lokace ${at} (poslal ${by})`).join('; ')}.`,
  add: (name) => `${name} navrch`,
  dealBy: (name) => `Tajná dohoda: ${name}`,
  empty: 'Nikdo tu neleží',
  controls: (name, from) => (name === undefined ? 'Nekontroluje nikdo' : `Kontroluje ${name}: 1 bod, ${from} → ${from + 1}`),
  hand: 'ruka',
  cell: 'Cela',
  reserve: 'rezerva',
  hands: 'ruce',
  steals: (by, from) => `${from} přijde o kartu: ${by} si ji naslepo vezme`,
}
export default cs
