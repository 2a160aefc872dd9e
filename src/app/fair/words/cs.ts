import type { Translation } from '../../../ui/words'
import type en from './en'

/** What is said of fair play in Czech. */
const cs = {
  title: 'Poctivá hra',
  question: 'Proběhlo všechno poctivě?',
  note: 'Aplikace projde znovu celou hru a nevěří ničemu, co je zapsáno, ani sama sobě.',
  verify: 'Ověřit tuto hru',
  verifying: 'Procházím hru…',
  back: 'Zpět ke hře',
  rounds: 'Slova kol',
  roundsNote:
    'Opište si je, když kolo skončí. Jsou stejná v každém telefonu, ať mluví jakkoli. Budou-li později jiná, někdo přepsal hru, ' +
    'která jim předcházela.',
  entriesWord: 'Co se ověřovalo',
  noRounds: 'První slova přijdou na konci kola.',
  round: '{n}. kolo',
  leftBehind: 'stůl se vrátil před ně',
  chance: 'Vaše vlastní náhoda',
  chanceNote:
    'Karty přicházejí podle čísla, které vylosoval tento telefon. Kdokoli k němu může přidat slovo nebo telefonem zatřást: ' +
    'pak je nikdo nemohl vybrat sám. Co přidáte, se na konci hry odkryje.',
  chanceWho: 'Kdo přidává',
  chanceWord: 'Jakékoli slovo',
  chanceMissing: 'Napište slovo',
  chanceSoFar: 'Zatím přidáno: {names}',
  chanceNotFelt: 'Telefon nic neucítil. Napište raději slovo.',
  chanceRow: 'Kdokoli může něco přimíchat ke kartám, které přijdou',
  chanceAdd: 'Přimíchat',
  chanceShake: 'Raději zatřást',
  chanceShaking: 'Třeste telefonem…',
  chanceDone: 'Přimícháno. Odteď podle toho přicházejí karty.',
  nobody: 'stůl',
  help: 'Kde se dá podvádět a kde ne',
  verdict: {
    right: 'Vše, co se dá ověřit, je v pořádku.',
    unchecked: 'Všechno ověřit nešlo: {what}.',
    wrong: 'Něco nesedí: {what}',
    notWhole: 'Zápisy k sobě sedí, ale soubor nebo seznam kolem nich ne: na konci něco chybí, nebo něco přibylo vedle nich.',
    unreadable: 'Není tu nic, co by se dalo projít.',
  },
  where: 'zápis {entry}',
  atEntries: 'zápisy {entries}',
  counted: { one: 'celkem {n} zápis', few: 'celkem {n} zápisy', many: 'celkem {n} zápisu', other: 'celkem {n} zápisů' },
  what: {
    entry: 'Každý zápis je, jak vznikl, a navazuje na předchozí',
    rules: 'Pravidla rozhodnou každý tah znovu stejně',
    by: 'Každý zápis udělal stůl nebo někdo, kdo u něj sedí',
    time: 'Žádný zápis není starší než předchozí',
    choice: 'Každá tajná volba je ta, která byla zapečetěna',
    seed: 'Každé semínko náhody bylo dané dřív než jeho karty',
    draw: 'Každé losování dalo karty, které určuje semínko',
    end: 'Hra se dohrála do konce',
  },
  noneSuch: 'zatím nic takového',
  checked: { one: '{n} ověřeno', few: '{n} ověřena', many: '{n} ověřeno', other: '{n} ověřeno' },
  skipped: { one: '{n} neověřeno', few: '{n} neověřena', many: '{n} neověřeno', other: '{n} neověřeno' },
  failed: { one: '{n} chybně', few: '{n} chybně', many: '{n} chybně', other: '{n} chybně' },
  why: {
    otherRules: 'rozhodla jiná verze pravidel',
    told: 'řekl to stůl: odkryto ručně, přečteno ze skutečného balíčku, nebo zopakováno, jak bylo řečeno dříve',
    toldForApp: 'řekl to stůl, ačkoli karty měla otočit aplikace',
    clockSet: 'hodiny telefonu se posunuly zpět a aplikace to zapsala',
    clockBack: 'čas jde zpět a nic neříká proč',
    notOver: 'hra ještě trvá, nebo chybí její konec',
    notRevealed: 'nikdy neodkryto: volba byla zrušena, opuštěna, nebo ještě trvá',
    behind: 'stojí až za tím, co nesedí',
    notOpened: 'semínko je dosud zapečetěné: odkryje se, až hra skončí v telefonu, který je má',
  },
  unchecked: {
    otherRules: '{where} rozhodla verze pravidel {name} a tato aplikace ho znovu rozhodnout neumí',
    toldForApp: '{where}: karty řekl stůl, ačkoli je měla otočit aplikace',
    clockBack: '{where}: čas jde o {name} zpět a nic neříká proč',
    notOver: 'hra ještě trvá, nebo chybí její konec',
    notOpened: '{where}: semínko se neodkrylo, takže jeho karty nikdo neověří',
    behind: '{where} stojí až za tím, co nesedí',
  },
  broken: {
    order: '{where} nenavazuje na předchozí: něco tu chybí, přibylo nebo je jinde.',
    digest: '{where} se po zapsání změnil.',
    shape: '{where} tu vůbec stát nemůže.',
    event: '{where} říká něco, co hra nezná.',
    stranger: '{where} udělal „{name}“, ale ten u tohoto stolu nesedí.',
    clock: '{where} tvrdí, že se hodiny posunuly zpět, ale jeho čas říká něco jiného.',
    seed: '{where}: semínko neodpovídá svému závazku.',
    refused: '{where}: pravidla takový tah nedovolují ({name}).',
    otherEvents: '{where}: tah vede k jinému výsledku, než je zapsán.',
    otherChoice: '{where}: volba „{name}“ není ta, která byla zapečetěna.',
    noSeed: '{where}: aplikace otočila karty bez zavázaného semínka.',
    otherCards: '{where}: přišly jiné karty, než určuje semínko.',
    notMixed: '{where}: slova se přimíchala k semínku, které předtím nebylo zavázáno.',
  },
  fault: {
    tooLarge: 'Soubor je na hru příliš velký.',
    notJson: 'Soubor nelze přečíst.',
    foreign: 'Soubor není hra z této aplikace.',
    newer: 'Soubor zapsala novější verze aplikace.',
    unreadable: 'Nelze přečíst ani první zápis.',
    gameUnknown: 'V souboru je hra, kterou tato verze nezná.',
  },
  noted: {
    found: 'Opsaná slova patří ke kolu {n}.',
    four: 'Čtyři slova, jak je dávala dřívější verze, zavazují méně než dnešních osm.',
    missing: 'Žádné kolo opsanými slovy nekončí: hra byla přepsána až po jejich opsání, nebo byla opsána chybně.',
  },
  canSealNot:
    'Na této stránce aplikace neumí volby zapečetit: prohlížeče šifrují jen na stránkách otevřených přes https nebo v tomtéž ' +
    'přístroji. Tajné volby se dělají na stole a přepíší sem.',
  cheat: {
    title: 'Kde se dá podvádět',
    question: 'Co by mohl nepoctivý majitel tohoto telefonu?',
    cannotTitle: 'Jen tak, že se na to přijde',
    cannot: {
      choice: 'Změnit už zapečetěnou volbu nebo ji vyměnit za jinou: při odkrytí by nesedělo osm slov na stvrzence.',
      anew:
        'Zvolit znovu za někoho jiného: před odkrytím jde telefon ještě jednou dokola a každý sám uvidí, zda jeho volbu někdo ' +
        'vyměnil. Kdo tu svou změnil, nevidí nikdo.',
      cards: 'Změnit karty, které přijdou: plynou z čísla, které bylo zavázáno před první z nich.',
      past: 'Změnit, co se stalo před posledními slovy, která si někdo opsal na papír.',
      result: 'Dát tahu jiný výsledek, než dávají pravidla.',
    },
    canTitle: 'Přesto je možné',
    can: {
      other: 'Pustit jiný program, který jen vypadá jako tento. Porovnávejte slova a uloženou hru ověřte ve vlastním přístroji.',
      look:
        'S nástroji a časem vytáhnout z paměti telefonu volby nebo číslo karet a znát je předem. Přidejte vlastní náhodu a ' +
        'nenechte nikoho s telefonem odejít, dokud volba trvá.',
      late: 'To, co přišlo po posledních opsaných slovech, nahradit jinou hrou podle pravidel, s kartami, jaké se mu hodí.',
      inPlace: 'Zapečetit před odkrytím jinou volbu za někoho z vás. Až se odkryje, porovnejte čtyři slova na své stvrzence.',
      stamp: 'Zapsat jiná jména nebo časy, nebo k tahu přidat jiné místo u stolu.',
      watch: 'Dívat se přes rameno.',
      tell: 'Zapsat něco jiného, než se na stole řeklo, pokud se nikdo nedívá.',
    },
  },
} satisfies Translation<typeof en>

export default cs
