import type { Translation } from '../../../ui/words'
import { coreAllowed } from '../../words/cs/deferred/allowed'
import { coreRefusals } from '../../words/cs/refusals'
import type en from './en'
import { asDictionary } from './as-dictionary'

/** Co obrazovky říkají o hře, která předává jen data. */
const cs: Translation<typeof en> = {
  round: '{n}. kolo',
  asked: '{role}: {question}',
  answer: 'Tak to je',
  roll: 'Hodit kostkou',
  missing: 'Zatím není nic vybráno',
  notHere: 'Tady to teď nejde.',
  yes: 'Ano',
  no: 'Ne',
  vote: { title: 'Hlasování', open: 'zatím ne', stand: 'Pro {yes}, proti {no}, hlasů celkem {total}; k přijetí je potřeba {needed}.' },
  events: {
    cast: '{role}: zvoleno.',
    castAnew: 'Jedna volba byla změněna.',
    calledOff: 'Tajná volba byla zrušena.',
    revealed: 'Všechny volby jsou odkryty.',
    secretKept: '{role}: tajemství zvoleno.',
    secretShown: '{role}: odkryté tajemství – {what}.',
    secretDropped: '{role}: tajemství tu nejde otevřít a zvolí se znovu.',
  },
  actions: {
    cast: 'tajná volba',
    castAnew: 'nová volba',
    callOff: 'zrušení volby',
    reveal: 'odkrytí voleb',
    keepSecret: 'zapečetění',
    showSecret: 'odkrytí tajemství',
    dropSecret: 'nová volba',
    correct: 'oprava',
  },
  refusals: {
    ...asDictionary(coreRefusals),
    NOT_IN_BALLOT: 'Téhle volby se neúčastní všichni.',
    ALREADY_CAST: 'Tahle volba je už zapečetěna.',
    NOT_ALL_CAST: 'Ještě nezvolili všichni.',
    SEAL_BROKEN: 'Odkrylo se něco jiného, než co bylo zapečetěno.',
    COUNT_BROKEN: 'Tolik kusů ve hře není.',
  },
  allowed: {
    ...asDictionary(coreAllowed),
    BALLOT_OPEN: 'Nechte všechny zvolit a volby odkryjte, nebo volbu zrušte.',
    NOT_IN_BALLOT: 'Volí jen ti, kdo jsou uvedeni.',
    SEAL_BROKEN: 'Zrušte volbu a nechte všechny zvolit ještě jednou.',
  },
  offers: {
    correct: 'Opravit, co je na desce jinak',
    overrule: 'Hrát proti pravidlu: nabídne to odmítnutí',
  },
  unbound: 'Nic nad rámec pravidel.',
  places: {
    board: 'Plán',
    kept: 'Co tajíte',
    keptNote: 'Podívat se pod krytem na vlastní tajemství',
  },
  holdings: 'Co kdo má',
  rulesHint: 'Slovo nebo číslo.',
  ballot: {
    title: 'Všichni volí tajně',
    hand: 'Předat telefon: {player}',
    cover: 'Jen pro tyto oči.',
    waiting: { one: 'Jeden ještě přemýšlí', few: '{n} ještě přemýšlejí', many: '{n} ještě přemýšlí', other: '{n} ještě přemýšlí' },
    sealed: 'Všichni mají zapečetěno',
    purse: 'K dispozici',
    outcome: 'Takto se volilo',
  },
  kept: { show: 'Ukázat všem', kept: 'Tohle tajíte', lost: 'Na tomto telefonu to otevřít nejde.', nothing: 'Zatím nikdo nic netají.' },
  newGame: {
    name: 'Hra {date}',
    note: 'Každý dostane roli, losem nebo podle přání.',
    numbers: 'Kolik hraje',
    number: { one: '{n} role', few: '{n} role', many: '{n} role', other: '{n} rolí' },
    draw: 'Rozlosovat role',
    giveOut: 'Některé role ještě nikdo nemá.',
    byTable: 'Stůl',
    absent: 'Ostatní role se nehrají.',
    againRoles: 'Role',
    againWho: 'Kdo co hraje',
    next: 'Dál ke kostkám',
    start: 'Dál k začátku',
    dice: 'Kostky',
    app: 'Hází aplikace',
    appNote: 'Každý hod je dán semínkem hry a dá se ověřit.',
    table: 'Skutečné kostky na stole',
    tableNote: 'Co padlo, se zapíše.',
    ready: 'Vše je připraveno.',
  },
  over: {
    title: 'Vítězství: {who}',
    tied: 'O vítězství se dělí: {who}',
    how: 'Hra skončila.',
    why: 'Vyhrává nejvíc bodů.',
    standings: 'Pořadí',
    role: 'Role',
    points: 'Body',
  },
}

export default cs
