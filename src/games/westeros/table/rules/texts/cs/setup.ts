import type { RuleEntries } from '../shape'

/** Setting up, and the pieces, in Czech. */
export const setup = {
  S1: 'Rozložte desku tak, aby na ni všichni dosáhli. Pevninu i moře dělí vytištěné hranice na oblasti (R19.1).',
  S2:
    'Na King’s Landing, The Eyrie a Sunspear přijdou žetony neutrálních sil (R13.1). Číslo na žetonu je jejich síla. Pokud máte na ' +
    'svých jiná čísla, řekněte to aplikaci.',
  S3: 'Ukazatel Divokých začíná na 0 a stoupá s každým mamutem (R6.2).',
  S4: 'Ukazatel kola začíná na 1.',
  S5: 'Žetony síly všech rodů roztřiďte podle barev vedle desky. To je Hromádka a každý rod z ní bere jen svou barvu (R2.1).',
  S6: 'Každý si naslepo vytáhne jednu kartu počátečního rozmístění. Rod, který na ní je, má do konce hry.',
  S7: 'Vezměte si do ruky sedm karet svého rodu. Nikdo jiný se na ně nedívá, použité ale leží odkryté (R14.32).',
  S8: 'Karty Westeros roztřiďte podle čísla na rubu do balíčků I, II a III. Každý zvlášť zamíchejte a položte lícem dolů.',
  S9: [
    'Karta počátečního rozmístění říká, kam patří žetony vlivu, první jednotky a žeton zásob. K tomu pět žetonů síly, všem na očích. ' +
      'Kdo je na stupnici první, má její zvláštní žeton: Železný trůn, Meč, Havrana (R5.9).',
    'Rod Lannister začíná na Železném trůnu druhý, na Lénu pátý a u Královského dvora první, má tedy Havrana.',
  ],
  S10:
    'Ve čtyřech nemá hráče Greyjoy. Jeho první jednotky se přesto rozestaví a jsou z nich neutrální síly (R13.1), žetony vlivu ani ' +
    'zásob ale nemá. Hned vyhrává sedm měst a opevnění (R17.1).',
  S11:
    'Ve třech se nehraje za rod Greyjoy ani za rod Tyrell. První jednotky obou jsou neutrální síly (R13.1). K okamžité výhře je třeba ' +
    'osm měst a opevnění (R17.1).',
  S12: [
    'Kde rody chybějí, žetony na všech stupnicích se posunou k sobě, aby žádné místo nezůstalo prázdné. Kdo pak stojí první, má ' +
      'zvláštní žeton, i kdyby původně patřil jinému rodu.',
    'Ve třech je na Lénu první Stark a začíná s Mečem.',
  ],
  P1:
    'Každý rod má patnáct žetonů rozkazů. Deset obyčejných: Pochod 0 a Pochod −1 a po dvou Obrana +1, Podpora, Nájezd a Konsolidace ' +
    'sil. Pět s hvězdičkou: Pochod +1, Obrana +2, Podpora +1, Nájezd na dva rozkazy a třetí Konsolidace sil. Na hvězdičky je potřeba ' +
    'Královský dvůr (R8.2, R10, R14.4, R14.6, R9.2, R15.2).',
  P2:
    'Pěšák má v bitvě sílu 1, rytíř 2, loď 1 (R14.3). Rod má deset pěšáků, čtyři rytíře a pět nebo šest lodí (A1). Když je celý druh na ' +
    'desce, další už nepřijde (R4.8).',
  P3: 'Město dává jeden povolávací bod, opevnění dva (R4.2). K vítězství se každé počítá jednou (R17.2).',
  P4:
    'Na pevnině jsou tři znaky. Sudy živí armády (R3.4), korunky nesou sílu (R7.9, R15.2) a ve městě či opevnění se povolává (R4.2). ' +
    'Mamut je na kartách Westeros a budí Divoké (R6.2).',
  P5:
    'Žetony před tebou jsou použitelná síla, tou se platí. Žetony na desce drží oblasti. Všechny ostatní jsou na Hromádce a nejdřív se ' +
    'musí získat (R2.5).',
  P6:
    'Dvě a víc jednotek jednoho rodu v téže oblasti jsou armáda (R3.1). Vlajky na stupnici zásob říkají, kolik armád smí rod mít a jak ' +
    'velkých (R3.3).',
  P7:
    'Železný trůn rozhoduje shody (R0.6). Valyrijský meč přidá 1 v jedné bitvě za kolo (R14.15). Poštovní havran změní jeden rozkaz za ' +
    'kolo (R8.6).',
  P8:
    'Poražená jednotka prohrála bitvu a leží na boku, dokud neskončí pochody. Oblast pořád drží a zásoby pořád jí, ale nebojuje a ' +
    'nepochoduje (R14.27).',
  P9:
    'Jednotky, rozkazy a žetony všech ostatních jsou pro tebe cizí, ať bylo slíbeno cokoli (R0.7). Neutrální síly nepatří nikomu a ' +
    'nikomu nepomáhají (R13.3).',
} as const satisfies RuleEntries
