import type { Translation } from '../../../ui/words'
import type en from './en'

/** Czech texts of the fairness pages. */
const cs = {
  title: 'Poctivá hra',
  question: 'Proběhlo všechno poctivě?',
  note: 'Aplikace projde znovu celou hru a nevěří ničemu, co je zapsáno, ani sama sobě.',
  verify: 'Ověřit tuto hru',
  verifying: 'Procházím hru…',
  back: 'Zpět ke hře',
  rounds: 'Kontrolní slova kol',
  roundsNote:
    'Opiš si je, když kolo skončí. Jsou stejná v každém telefonu a v jakémkoli jazyce. Budou-li později jiná, někdo přepsal hru, ' +
    'která jim předcházela.',
  entriesWord: 'Co se ověřovalo',
  noRounds: 'První slova přijdou na konci kola.',
  roundOf: '{n}. kolo',
  leftBehind: 'stůl se vrátil před ně',
  chance: 'Tvoje vlastní náhoda',
  drawn: {
    cards: {
      note:
        'Karty přicházejí podle čísla, které vylosoval tento telefon. Tady k němu hráči přidají něco vlastního: každý to zapečetí a pak ' +
        'se vše odkryje naráz. Karty tak nikdo nevybere sám. Kdo jednou přidal, je u každého dalšího kola.',
      row: 'Hráči něco přidají ke kartám, které přijdou: zapečetěné a odkryté naráz',
      rowOpen: 'Kolo náhody běží: než se odkryje nebo zruší, karty se neotáčejí',
    },
    dice: {
      note:
        'Hody kostkami vycházejí z čísla, které vylosoval tento telefon. Tady k němu hráči přidají něco vlastního: každý to zapečetí a ' +
        'pak se vše odkryje naráz. Hody tak nikdo neurčí sám. Kdo jednou přidal, je u každého dalšího kola.',
      row: 'Hráči něco přidají k hodům, které přijdou: zapečetěné a odkryté naráz',
      rowOpen: 'Kolo náhody běží: než se odkryje nebo zruší, kostkami se nehází',
    },
  },
  chanceWho: 'Kdo se účastní',
  chanceWord: 'Jakékoli slovo',
  chanceMissing: 'Napiš slovo',
  chanceNotFelt: 'Telefon nic neucítil. Napiš raději slovo.',
  chanceShake: 'Raději zatřást',
  chanceShaking: 'Zatřes telefonem…',
  round: {
    hand: 'Předat telefon: {name}',
    always: 'už jednou přidáno, vynechat nejde',
    ballotOpen: 'Probíhá tajná volba',
    cannotSeal: 'Tato stránka neumí pečetit',
    nobodyYet: 'Vyber, kdo se účastní',
    last: 'Naposled přidáno',
    cover: 'Teď má telefon {name}',
    hold: 'Podrž a otevři',
    toTable: 'Zpět ke stolu',
    onlyYou: 'jen pro tvé oči',
    coverAgain: 'Zakrýt bez pečetění',
    what: 'Co přidáš?',
    whatNote: 'Nejlépe něco, co by tu nikdo neuhodl. Než se odkryje vše, nikdo to neuvidí.',
    seal: 'Zapečetit a zakrýt',
    notSealed: 'Nezapečetilo se to. Zkus to znovu.',
    going: 'Kdo už přidal?',
    all: 'Všichni přidali',
    note: 'Dokud se vše neodkryje nebo se kolo nezruší, karty se neotáčejí. Všechno ostatní běží dál.',
    sealed: 'zapečetěno',
    waits: 'čeká',
    open: 'Odkrýt vše',
    broken: 'Něco zapečetěného už nejde odkrýt. Zruš kolo a začni nové.',
    notSaved: 'Nepodařilo se to uložit. Zkus to znovu.',
    callOff: 'Zrušit kolo náhody',
    callOffNote: 'Vše, co se v tomto kole zapečetilo, se zahodí, aniž to kdo uvidí. V záznamu zůstane, že se kolo zrušilo.',
    confirm: 'Zahodit',
    leave: 'Nechat být',
    opened: 'Vše je odkryté',
    openedNote:
      'Karty teď vycházejí ze všeho, co se přidalo, a z předchozího čísla. Stačí, že jediné z toho nikdo neznal, a karty nikdo nevybral.',
    given: 'Co se přidalo',
    word: '„{word}“',
    shaken: 'zatřesení telefonem',
    alone: 'Jediná přidaná náhoda: {name}. Kdo jiný chce mít jistotu, musí přidat také.',
    done: 'Hotovo',
  },
  nobody: 'stůl',
  help: 'Kde se dá podvádět a kde ne',
  verdict: {
    right: 'Vše, co se dá ověřit, je v pořádku.',
    unchecked: 'Všechno ověřit nešlo: {what}.',
    goesOn: 'Hra ještě trvá; zbytek se ověří na konci.',
    wrong: 'Něco nesedí: {what}',
    notWhole: 'Zápisy k sobě sedí, ale soubor nebo seznam kolem nich ne: na konci něco chybí, nebo něco přibylo vedle nich.',
    unreadable: 'Není tu nic, co by se dalo projít.',
  },
  where: 'zápis {entry}',
  atEntry: 'zápis {entries}',
  atEntries: 'zápisy {entries}',
  counted: {
    one: 'celkem {n} zápis včetně zapečetěných voleb, losovacích čísel a vrácených tahů',
    few: 'celkem {n} zápisy včetně zapečetěných voleb, losovacích čísel a vrácených tahů',
    many: 'celkem {n} zápisu včetně zapečetěných voleb, losovacích čísel a vrácených tahů',
    other: 'celkem {n} zápisů včetně zapečetěných voleb, losovacích čísel a vrácených tahů',
  },
  what: {
    entry: 'Každý zápis je, jak vznikl, a navazuje na předchozí',
    rules: 'Přepočet podle pravidel dal u každého tahu stejný výsledek',
    by: 'Každý zápis udělal stůl nebo někdo, kdo u něj sedí',
    time: 'Žádný zápis není starší než předchozí',
    choice: 'Každá tajná volba je ta, která byla zapečetěna',
    seed: 'Každé losovací číslo bylo určené dřív než karty, které z něj vyšly',
    draw: 'Každé losování dalo karty podle svého losovacího čísla',
    end: 'Hra se dohrála do konce',
  },
  noneSuch: 'zatím nic takového',
  checked: { one: 'ověřeno: {n}', few: 'ověřeno: {n}', many: 'ověřeno: {n}', other: 'ověřeno: {n}' },
  skipped: { one: 'neověřeno: {n}', few: 'neověřeno: {n}', many: 'neověřeno: {n}', other: 'neověřeno: {n}' },
  failed: { one: 'chybně: {n}', few: 'chybně: {n}', many: 'chybně: {n}', other: 'chybně: {n}' },
  why: {
    otherRules: 'rozhodla jiná verze pravidel',
    reported: 'řekl to stůl: odkryto ručně, přečteno ze skutečného balíčku, nebo zopakováno, jak bylo řečeno dříve',
    reportedForApp: 'řekl to stůl, ačkoli karty měla otočit aplikace',
    clockSet: 'hodiny telefonu se posunuly zpět a aplikace to zapsala',
    clockBack: 'čas jde zpět a nic neříká proč',
    notOver: 'hra ještě trvá, nebo chybí její konec',
    notRevealed: 'nikdy neodkryto: volba byla zrušena, opuštěna, nebo ještě trvá',
    behind: 'stojí až za tím, co nesedí',
    alone: 'losovací číslo určil sám tento telefon, protože hra přišla ze souboru nebo se dřívější číslo ztratilo',
    notOpened: 'losovací číslo je dosud zapečetěné: odkryje se na konci hry na telefonu, který ho má',
  },
  unchecked: {
    otherRules: '{where} rozhodla verze pravidel {name} a tato aplikace ho znovu rozhodnout neumí',
    reportedForApp: '{where}: karty řekl stůl, ačkoli je měla otočit aplikace',
    clockBack: '{where}: čas jde o {name} zpět a nic neříká proč',
    notOver: 'hra ještě trvá, nebo chybí její konec',
    notOpened: '{where}: losovací číslo zůstalo zapečetěné, takže karty podle něj zatím nelze ověřit',
    alone: '{where}: losovací číslo určil sám telefon, ač k předchozímu přispěli hráči',
    behind: '{where} stojí až za tím, co nesedí',
  },
  broken: {
    order: '{where} nenavazuje na předchozí: něco tu chybí, přibylo nebo je jinde.',
    digest: '{where} se po zapsání změnil.',
    shape: '{where} tu vůbec stát nemůže.',
    event: '{where} říká něco, co hra nezná.',
    stranger: '{where} udělal „{name}“, ale ten u tohoto stolu nesedí.',
    clock: '{where} tvrdí, že se hodiny posunuly zpět, ale jeho čas říká něco jiného.',
    seed: '{where}: losovací číslo neodpovídá závazku, který hra uložila předem.',
    refused: '{where}: pravidla takový tah nedovolují ({name}).',
    otherEvents: '{where}: tah vede k jinému výsledku, než je zapsán.',
    otherChoice: '{where}: volba „{name}“ není ta, která byla zapečetěna.',
    noSeed: '{where}: aplikace otočila karty bez losovacího čísla, které by bylo určené předem.',
    otherCards: '{where}: přišly jiné karty, než určuje losovací číslo.',
    notMixed: '{where}: losovací číslo nevzniklo z předchozího a z toho, čím přispěli hráči.',
  },
  fault: {
    tooLarge: 'Soubor je na hru příliš velký.',
    empty: 'Soubor je prázdný. Požádej o něj znovu.',
    cutShort: 'Soubor je useknutý: chybí mu konec. Požádej o něj znovu.',
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
    'Na této stránce aplikace neumí pečetit: prohlížeče šifrují jen na stránkách otevřených přes https nebo v tomtéž přístroji. Tajné ' +
    'volby se dělají na stole a přepíší sem, vlastní náhodu přidat nelze a číslo karet leží v úložišti čitelné.',
  cheat: {
    title: 'Kde se dá podvádět',
    question: 'Co by mohl nepoctivý majitel tohoto telefonu?',
    cannotTitle: 'Jen tak, že se na to přijde',
    cannot: {
      choice: 'Změnit už zapečetěnou volbu nebo ji vyměnit za jinou: při odkrytí by nesedělo osm slov na stvrzence.',
      anew:
        'Změnit volbu za někoho jiného: čí volba se změnila, stojí na obrazovce až do odkrytí. Byla-li mezitím stránka načtena ' +
        'znovu, jde telefon ještě jednou dokola a každý sám uvidí, zda jeho volbu někdo vyměnil.',
      cards:
        'Vybrat karty, které přijdou: vycházejí z čísla zavázaného před první z nich. Po kole náhody je v něm i to, co každý zapečetil ' +
        'dřív, než se cokoli odkrylo.',
      past: 'Změnit, co se stalo před posledními slovy, která si někdo opsal na papír.',
      result: 'Dát tahu jiný výsledek, než dávají pravidla.',
    },
    canTitle: 'Přesto je možné',
    can: {
      other: 'Pustit jiný program, který jen vypadá jako tento. Porovnávej slova a uloženou hru ověř ve vlastním přístroji.',
      look:
        'S nástroji a časem pustit na této stránce vlastní kód: rozpečetit volby, přidanou náhodu i číslo karet, nebo si zapsat, co kdo ' +
        'píše. A pak přidat jako poslední tak, aby karty vyšly. Nenech nikoho s telefonem odejít, dokud je něco zapečetěné.',
      anew:
        'Zrušit kolo náhody, ztratit číslo nebo načíst hru ze souboru: telefon pak vylosuje nové sám. Záznam i ověření řeknou, že se to ' +
        'stalo, ne však, kolik souborů se zkoušelo.',
      late: 'To, co přišlo po posledních opsaných slovech, nahradit jinou hrou podle pravidel, s kartami, jaké se mu hodí.',
      inPlace: 'Zapečetit před odkrytím jinou volbu za někoho z vás. Až se odkryje, porovnej osm slov na své stvrzence.',
      stamp: 'Zapsat jiná jména nebo časy, nebo k tahu přidat jiné místo u stolu.',
      watch: 'Dívat se přes rameno.',
      tell: 'Zapsat něco jiného, než se na stole řeklo, pokud se nikdo nedívá.',
    },
  },
} satisfies Translation<typeof en>

export default cs
