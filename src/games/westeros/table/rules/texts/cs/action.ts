import type { RuleEntries } from '../shape'

/** R8–R13: orders, raids, marches, ship transport, control tokens and neutral forces, in Czech. */
export const action = {
  R8: 'Všichni plánují tajně a plány se odkryjí naráz. Královský dvůr říká, kdo smí použít speciální rozkazy.',
  'R8.1':
    'Všichni naráz a skrytě kladou lícem dolů nejvýš jeden rozkaz do každé oblasti s vlastními jednotkami. Oblast může zůstat i bez něj ' +
    '(A15).',
  'R8.2': [
    'Rozkazů s hvězdičkou smí rod použít tolik, kolik ukazuje jeho místo u Královského dvora. Víc žetonů jednoho druhu, než jich má, ' +
      'položit nelze: dva obyčejné a jeden s hvězdičkou (P1).',
    'Poslední z pěti míst hvězdičku nemá. Kdo tam stojí, položí dva Pochody, nikdy tři.',
  ],
  'R8.3': 'Konsolidace sil patří na pevninu. Ostatní rozkazy mohou ležet na pevnině i na moři.',
  'R8.4': 'Co zakáže karta Westeros, nesmí v tomto kole ležet na desce, obyčejné ani s hvězdičkou (R7.6, R7.7, R7.8).',
  'R8.5': 'Jakmile jsou všichni hotovi, rozkazy se otočí naráz. Potom už se nic nepřidá ani nevezme, leda Havranem (R8.6).',
  'R8.6': [
    'Jednou za kolo, po odkrytí, může držitel Havrana změnit jeden svůj rozkaz za nepoužitý s hvězdičkou, pokud mu nějaká hvězdička ' +
      'zbývá (A16). Starý žeton má zpátky. Co leží nově, musí tam být dovoleno (R8.3, R8.4).',
    'Rod se dvěma hvězdičkami použil jednu. Havran mu z Pochodu 0 udělá Pochod +1.',
  ],
  R9: 'Nájezdy berou sousedům rozkazy, dřív než kdokoli vyrazí. Jsou prvním krokem akcí.',
  'R9.1':
    'Nájezdy se provádějí v pořadí tahů, každý rod po jednom, dokud nějaký leží. Rody bez nájezdu se přeskakují. Nájezd nelze zadržet ' +
    '(A17).',
  'R9.2':
    'Nájezd sejme jeden cizí Nájezd, Podporu nebo Konsolidaci sil v sousední oblasti a pak zmizí i sám. Pochod a Obrana jsou před ním v ' +
    'bezpečí.',
  'R9.3': 'S hvězdičkou sejme nájezd až dva rozkazy, každý v jiné oblasti (A18). Mohou patřit různým rodům.',
  'R9.4': [
    'Nájezd z pevniny dosáhne jen na pevninu. Nájezd z moře na obojí.',
    'Loď v Blackwater Bay vyplení King’s Landing. Nájezd z King’s Landing na loď nedosáhne.',
  ],
  'R9.5': 'Pro nájezd lodě mostem nejsou: rozhoduje společná hranice.',
  'R9.6':
    'Nájezd na Konsolidaci sil je drancování: ten, kdo ho vede, si vezme jeden svůj žeton z Hromádky (R2.5). Druhý rod přijde o rozkaz, ' +
    'o sílu ne.',
  'R9.7': 'Zasáhnout nic nemusíš. Nájezd bez cíle, nebo takový, který všechny ušetří, prostě zmizí z desky.',
  'R9.8': 'Nájezd, který sejmul jiný nájezd, je pryč a na řadu nepřijde. Proto záleží na pořadí tahů (R0.5).',
  R10: 'Pochody přesouvají jednotky, začínají bitvy a berou zemi. Jsou druhým krokem akcí.',
  'R10.1': 'Pochody se provádějí v pořadí tahů, každý rod po jednom, dokud nějaký leží. Na později si žádný nechat nelze (A17).',
  'R10.2':
    'Jít mohou kterékoli jednotky z oblasti, společně nebo každá jinam, a kterékoli mohou zůstat. Pochod, při kterém nejde nikdo, je ' +
    'také dovolen.',
  'R10.3':
    'Pěšáci a rytíři jdou po pevnině, lodě po moři, vždy do sousední oblasti. Vlastní lodě mezi nimi jsou pro pozemní jednotky mostem ' +
    '(R11.1).',
  'R10.4': [
    'Jeden pochod může vést jen do jedné oblasti, kterou drží cizí jednotky nebo neutrální síla. Bitva přijde, až se všichni ' +
      'přesunou, a ještě před dalším rozkazem.',
    'Z Harrenhal jde pěšák do prázdné Stoney Sept a dva rytíři zaútočí na Riverrun: v pořádku. Druhý útok týmž pochodem už ne.',
  ],
  'R10.5':
    'Samotný cizí žeton síly nikoho nezastaví a prázdná domovská oblast také ne. Stačí vejít: bitva není a žeton jde na Hromádku svého ' +
    'rodu. Takových oblastí může jeden pochod vzít víc.',
  'R10.6': 'Jednotky mohou pokračovat dalším Pochodem, který leží tam, kam došly. Poražené jít nemohou.',
  'R10.7': 'Pochod zmizí z desky, až skončí jeho přesuny i bitva.',
  'R10.8': [
    'Na zásoby se hledí jednou, až všechny jednotky pochodu dojdou. Útočníci se počítají tam, kde je bitva. Co by se nevešlo, není ' +
      'dovolený pochod (R3.7, A9).',
    'Dva pěšáci přijdou ke třem a jiná armáda zároveň odejde: platí jen to, co je na konci.',
  ],
  R11: 'Vlastní lodě jsou most: pozemní jednotky po nich pochodují a ustupují na vzdálená pobřeží.',
  'R11.1': [
    'Dvě pobřeží spolu pro tvé pěšáky a rytíře sousedí, když je spojuje moře s tvými loděmi, nebo několik takových moří za sebou. ' +
      'Tvoje loď musí být v každém z nich.',
    'S loděmi na The Golden Sound a Sunset Sea jdou pěšáci z Lannisport rovnou do Flint’s Finger.',
  ],
  'R11.2': 'Most slouží jen pochodu a ústupu po pevnině. Nájezdy (R9.5) a podpora (R14.10) ho nepoužijí a lodě samy také ne.',
  'R11.3': 'Cizí lodě nikoho tvého nepřevezou, ani kdyby jejich rod chtěl.',
  'R11.4': 'Tytéž lodě převážejí v kole, kolikrát je třeba, ať u nich leží jakýkoli rozkaz. Poražené lodě převážejí také (A20).',
  'R11.5': 'Ať lodě dosáhnou jakkoli daleko, jeden pochod vede nejvýš k jedné bitvě (R10.4).',
  R12: 'Kdo zemi opustí, přijde o ni, pokud v ní nenechá žeton síly.',
  'R12.1':
    'Když všechny vlastní jednotky odejdou z oblasti na pevnině, může tam zůstat žeton síly a s ním vláda rodu. Bez žetonu je oblast ' +
    'ztracena, jen vlastní domov ne (R1.3).',
  'R12.2': 'Žeton se nechává, když jednotky odcházejí, před každou bitvou. Pokud prohrají a vrátí se, leží tam dál (A21).',
  'R12.3': 'Žeton se nechává jen na pevnině, kde ještě vlastní neleží, a jen když nějaký rod před sebou má.',
  'R12.4': 'Samotný žeton nic neubrání. V bitvě nepřidá nic (R14.5).',
  'R12.5': 'Když poslední jednotka oblasti padne kvůli zásobám nebo Divokým, žeton za ni zůstat nemůže (A21).',
  R13: 'Některé oblasti drží síly, které nepatří žádnému rodu. Nehýbou se a neútočí, ale dovnitř je potřeba síla.',
  'R13.1':
    'King’s Landing, The Eyrie a Sunspear mají žeton se svou silou. Ve třech a ve čtyřech jsou neutrální i první jednotky rodů bez ' +
    'hráče, každá oblast se silou svých jednotek.',
  'R13.2': [
    'Jednotky, které vstupují, jejich rozkaz a podpora musí dosáhnout síly neutrální jednotky, jinak se dovnitř nejde. Podpořit smí i ' +
      'spřátelený rod (A19).',
    'Sunspear má 5: rytíř, pěšák, Pochod +1 a podpora 1 právě stačí.',
  ],
  'R13.3': 'Nic se tu nehraje a nic neztrácí: žádné karty rodů, žádný Meč, žádné ztráty.',
  'R13.4': 'Kdo sílu překoná, toho žeton nebo jednotky pustí: jdou do krabice a už se nevrátí.',
  'R13.5':
    'Jiná cesta přes neutrální sílu nevede, ústupem ani po jejím moři. Po moři, které drží neutrální lodě, se nepřevezou ani tvoje ' +
    'jednotky.',
} as const satisfies RuleEntries
