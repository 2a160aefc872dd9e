import type { RuleEntries } from '../shape'

/** R3–R7: supply, mustering, influence, wildlings and the Westeros cards, in Czech. */
export const westeros = {
  R3: 'Zásoby říkají, kolik armád smí rod mít a jak velkých. Přepočítají se, jen když přijde karta Zásoby.',
  'R3.1':
    'Dvě a víc jednotek jednoho rodu v jedné oblasti jsou armáda, na moři také. Osamocené jednotky zásoby nepotřebují, ať je jich kolik ' +
    'chce.',
  'R3.2': [
    'Pěšák, rytíř i loď se do velikosti armády počítají za jednu, poražené také.',
    'Dva rytíři a jeden ležící pěšák jsou armáda o třech.',
  ],
  'R3.3': [
    'Seřaď armády rodu od největší po nejmenší a vedle nich vlajky jeho stupně zásob. Armád nesmí být víc než vlajek a žádná nesmí ' +
      'být větší než její vlajka.',
    'Stupeň 3 má vlajky 3-2-2-2. Armády 3, 2 a 2 se vejdou. Dvě armády po třech ne, i když jedna vlajka zbývá.',
  ],
  'R3.4': [
    'V pořadí tahů každý rod spočítá sudy, kterým vládne, a posune tam žeton zásob, nejvýš na 6 (A7). Kdo má pak armád moc nebo ' +
      'příliš velké, odevzdá jednotky podle své volby (R3.5).',
    'Lannister klesne z 5 na 3 a má armády 4, 3, 2 a 2. Ze čtyřky a z trojky odejde po jedné jednotce a zůstane 3-2-2-2.',
  ],
  'R3.5': 'Odchází jen to, co přebývá. Jednotku, kterou by zásoby ještě uživily, odevzdat nelze (A8).',
  'R3.6': 'Žeton zásob čeká na kartu Zásoby. Sudy získané nebo ztracené mezitím ještě nic nemění.',
  'R3.7':
    'Pochodem, povoláním ani ústupem nesmí vzniknout víc, než dovolují vlajky. Když to udělá vynucený pohyb, jednotky se ztratí na ' +
    'místě (R14.25, R14.29).',
  'R3.8': 'Odevzdané jednotky se vrací do krabice a dají se povolat znovu (R4.8).',
  R4: 'Města a opevnění povolávají jednotky, každé za vlastní body. Nové armády se musí vejít do zásob.',
  'R4.1': 'Povolává se v pořadí tahů; další rod začne, až předchozí skončí.',
  'R4.2': 'Opevnění, kterému rod vládne, dává dva povolávací body, město jeden. Jednotky tam být nemusí (A43).',
  'R4.3': 'Pěšák i loď stojí jeden bod, rytíř dva, povýšení pěšáka na rytíře jeden.',
  'R4.4': [
    'Každé město a opevnění utrácí jen své body a jeho pěšáci a rytíři se objeví přímo v něm. Celý rytíř proto potřebuje opevnění.',
    'Dvě sousední města se na jednoho rytíře složit nemohou.',
  ],
  'R4.5': 'Nová loď se objeví na moři, které sousedí s oblastí, jež ji platí, pokud tam nejsou cizí lodě. Překážejí i neutrální (A10).',
  'R4.6':
    'Pěšák ve městě nebo opevnění se může za body té oblasti stát rytířem. Nějaký rytíř musí být mimo desku; pěšák se vrátí do krabice ' +
    '(A11). Armáda zůstane stejně velká.',
  'R4.7': 'Novými jednotkami nesmí vzniknout armáda, kterou zásoby neuživí. Osamocené jednotky nevadí nikdy (R3.1).',
  'R4.8': 'Povolat lze jen jednotky, které nejsou na desce. Co padlo dřív, může přijít znovu.',
  'R4.9': 'Povolat se smí i méně. Body, které zbudou, propadnou.',
  R5: 'Všechny stupnice vlivu se draží znovu a nabídky nikdo nevidí, dokud se neodkryjí. Co kdo nabídl, je pryč, ať vyhrál, nebo ne.',
  'R5.1':
    'Ze tří stupnic se vezmou žetony všech rodů. Trůn, Meč a Havran zůstávají, kde jsou, dokud se jejich vlastní stupnice nevydraží ' +
    '(R5.7).',
  'R5.2': 'Stupnice jdou po sobě: Železný trůn, Léno, Královský dvůr. Další nabídky se schovávají, až je předchozí hotová.',
  'R5.3':
    'Každý rod schová do dlaně kolik chce žetonů, které má před sebou, třeba žádný. Dlaně se otevřou naráz. Víc, než rod má, v dlani ' +
    'být nemůže.',
  'R5.4': 'Nejvyšší nabídka bere první místo, další druhé a tak až po nejnižší.',
  'R5.5': [
    'O pořadí stejných nabídek na společných místech rozhoduje držitel žetonu Železného trůnu, jak chce. Smí být jedním z nich (A35).',
    'Nabídky 4, 3, 3 a 2: rozhoduje se jen o druhém a třetím místě.',
  ],
  'R5.6':
    'V první dražbě rozhoduje shody ještě starý držitel Trůnu, protože žeton změní místo, až jsou všichni seřazeni. Ve zbylých dvou už ' +
    'nový.',
  'R5.7': 'Jakmile je stupnice seřazená, první rod na ní si hned vezme zvláštní žeton: Trůn, Meč, nebo Havrana.',
  'R5.8': 'Než se dlaně zavřou znovu, jdou všechny nabídnuté žetony na Hromádku, ať něco vyhrály, nebo ne.',
  'R5.9':
    'Železný trůn je pořadí tahů (R0.5) a rozhoduje shody (R0.6). Léno vyhrává nerozhodné bitvy (R14.16) a jeho první rod má Meč. ' +
    'Královský dvůr dává hvězdičky na speciální rozkazy (R8.2) a prvnímu rodu Havrana.',
  R6: 'Divocí sílí s každým mamutem a útočí jednou kartou. Obranu Zdi platí všechny rody společně a tajně.',
  'R6.1': 'Ukazatel říká, jak jsou Divocí silní: od 0 po dvou až do 12.',
  'R6.2': [
    'Každý mamut na třech viditelných kartách posune ukazatel o jedno políčko. Za kolo jsou to tedy nejvýš tři a z 12 už dál nejde (A12).',
    'Ukazatel je na 4 a přijdou dva mamuti: teď je na 8.',
  ],
  'R6.3':
    'Přijdou, jen když se otočí Útok Divokých, sami od sebe nikdy. Jejich síla je ta, kterou pak ukazatel ukazuje, i s mamuty tohoto ' +
    'kola.',
  'R6.4': 'Každý rod tajně dá Noční hlídce kolik chce žetonů. Dohromady jsou její silou.',
  'R6.5': [
    'Hlídka obstojí, když je stejně silná jako Divocí nebo silnější. Jinak prorazí.',
    'Hrozba 8: příspěvky 3, 3, 2 a 0 právě stačí.',
  ],
  'R6.6': 'Všechny příspěvky jdou na Hromádku, ať vyhraje kdokoli.',
  'R6.7': 'Když hlídka obstojí, ten, kdo dal nejvíc, si může hned vzít zpět jednu použitou kartu rodu. Při shodě určí Železný trůn.',
  'R6.8': [
    'Když Divocí prorazí, každý rod ztratí jednotky za dva povolávací body a ten, kdo dal nejmíň, za čtyři. Při shodě určí Železný trůn.',
    'Za dva body jsou dva pěšáci, nebo jeden rytíř.',
  ],
  'R6.9':
    'Ztráty se berou v pořadí tahů. Každý rod volí vlastní jednotky kdekoli na desce, ani víc, ani míň, než dluží. Kdo tolik nemá, ' +
    'přijde o všechno (A14).',
  'R6.10': 'Po útoku se ukazatel nastaví na 0, ať vyhraje kdokoli.',
  R7:
    'Třicet karet ve třech balíčcích: na začátku každého kola kromě prvního se otočí tři. Některé se provedou hned, jiné něco na celé ' +
    'kolo zakážou.',
  'R7.1': 'Balíček se i se Zimou zamíchá a otočí se další karta, dokud nepřijde jiná než Zima. Mamut na ní se nepočítá (A5).',
  'R7.2': 'Nestane se nic. Kolo na oddech.',
  'R7.3': 'Počítají se sudy, posouvají se žetony zásob a příliš velké armády odevzdají jednotky (R3.4).',
  'R7.4': 'Města a opevnění povolávají v pořadí tahů nové jednotky (R4).',
  'R7.5': 'Všechny tři stupnice vlivu se vyprázdní a draží se jedna po druhé (R5).',
  'R7.6': 'V tomto kole nikdo neklade Nájezd, Havran ho přinést nemůže a krok nájezdů odpadá.',
  'R7.7': 'V tomto kole nikdo neklade Obranu, ani s hvězdičkou.',
  'R7.8': 'V tomto kole nikdo neklade Konsolidaci sil, na konci tedy nikdo sílu nebere.',
  'R7.9': [
    'Každý rod si vezme z Hromádky jeden žeton síly za každou korunku v oblastech, kterým vládne.',
    'King’s Landing má dvě korunky a Dragonstone jednu: Baratheon si vezme tři.',
  ],
  'R7.10': 'Divocí přijdou se silou, kterou ukazuje jejich stupnice, a všechny rody proti nim tajně pomáhají (R6).',
  'R7.11': [
    'V tomto kole pěšáci nic nepřidají k bitvám, které podporují. Kde sami bojují, počítají se jako vždy.',
    'Podpora se dvěma pěšáky a rytířem dává 2.',
  ],
} as const satisfies RuleEntries
