import type { Translation } from '../../../ui/words'
import type en from './en'

/** Czech texts of the screens for linked phones. */
const cs = {
  seen: 'OK',
  network: {
    here: 'Tento telefon je asi bez sítě: zapni na něm Wi-Fi, nebo použij hotspot jednoho z telefonů.',
    there: 'Možná je bez sítě druhý telefon: má vypnutou Wi-Fi, nebo zapnutý režim Letadlo.',
  },
  link: 'Připojit telefon znovu',
  linkAll: 'Připojit telefony znovu',
  linkOthers: 'Připojit ostatní telefony',
  linkHere: 'Připojit telefony',
  call: {
    waits: 'Čeká na tebe tajná volba.',
    choose: 'Zvolit',
    late: 'Tvoje změna přišla pozdě: platí volba zapečetěná předtím.',
  },
  offer: {
    title: 'Vlastní telefony',
    link: 'Připojit další telefon',
    next: 'Teď další telefon',
    lost: {
      one: 'Připojit znovu telefon: {players}',
      few: 'Připojit znovu telefony: {players}',
      many: 'Připojit znovu telefony: {players}',
      other: 'Připojit znovu telefony: {players}',
    },
    without: 'Zatím bez vlastního telefonu: {players}.',
    linked: '{phone} – připojeno.',
    done: 'Hotovo, víc telefonů nebude',
    toGame: 'Zpět do hry',
    how:
      'Oba telefony musí být na stejné Wi-Fi nebo na stejném hotspotu. Na druhém zvol „Připojit se ke stolu“. ' +
      'Pokud už propojený byl, zvol „Naskenovat kód stolu“. Pak naskenuj tento kód.',
    nextHow: 'Na dalším telefonu zvol „Připojit se ke stolu“ (byl-li už připojený, „Naskenovat kód stolu“) a naskenuj tento kód.',
    code: 'Kód pro fotoaparát druhého telefonu',
    makes: 'Kód se připravuje…',
    scan: 'Naskenovat odpověď',
    paste: 'Vložit odpověď',
    joins: 'Telefony se navzájem hledají…',
    follow: 'Připojené telefony',
    more: 'Přidat další telefon',
    failed: {
      unable: 'Tento prohlížeč telefony propojit neumí.',
      alone: 'Tento telefon není v žádné síti.',
      late: 'Druhý telefon se nepřipojil.',
    },
    again: 'Ukázat nový kód',
    cannot: 'Tato hra nejde otevřít, proto ji nelze sledovat.',
    elsewhere: 'Tato hra se hraje v jiném okně. Telefony se připojují tam.',
    here: 'Hrát tady',
    faults: {
      unable: 'Hra pokračuje tady. Kopii hry předáš v nabídce přes „Ukázat jinému telefonu“.',
      alone: 'Připoj oba telefony ke stejné Wi-Fi, nebo k hotspotu jednoho z nich. Potom ukaž nový kód.',
      late:
        'Ukaž nový kód a na druhém telefonu ho naskenuj znovu: odpověď možná byla příliš stará, nebo stejný kód naskenovaly dva ' +
        'telefony. Připojuj jeden telefon po druhém. Pokud to nepomůže, síť telefony odděluje, ' +
        'jako Wi-Fi pro hosty a některé hotspoty: použij hotspot jednoho z telefonů.',
    },
  },
  who: {
    title: 'Kdo jsi?',
    note: 'Když hra chce tajnou volbu, zvolíš tady. Na všechno ostatní se odpovídá na telefonu u stolu.',
    openNote: 'Tady hru sleduješ. Na všechno se odpovídá na telefonu u stolu.',
    now: 'tento telefon',
    unlinked: 'Telefon bez spojení',
    unlinkedNote: 'Telefon tohoto místa ztratil spojení. Je to tvoje místo? Podrž tlačítko dvě vteřiny.',
    elsewhere: 'Na jiném telefonu',
    taken:
      'Podrž tlačítko dvě vteřiny a místo je tvoje. Původní telefon pak jen sleduje hru; co je na něm zapečetěné, platí, dokud je spojený.',
    openTaken: 'Podrž tlačítko dvě vteřiny a místo je tvoje. Původní telefon pak jen sleduje hru.',
    takeSeat: 'Převzít místo: {player}',
    watch: 'Jen se dívám',
    old: 'Telefon u stolu má starší verzi aplikace. Čí je tento telefon, zvol na něm: „Vlastní telefony“ v nabídce.',
  },
  rescan: {
    lost: {
      title: 'Spojení se stolem se ztratilo.',
      note: 'Hra pokračuje na telefonu u stolu. Kód najdeš v jeho nabídce pod „Vlastní telefony“; naskenuj ho a jsi znovu ve hře.',
    },
    other: {
      title: 'U stolu se teď hraje jiná hra.',
      note: 'Chceš-li do ní, naskenuj kód, který telefon na stole ukáže v nabídce „Vlastní telefony“.',
    },
    moved: {
      title: 'Stolem je teď jiný telefon.',
      note: 'Chceš-li hru sledovat dál, naskenuj kód, který ukáže ten telefon pod „Vlastní telefony“.',
    },
    movedWindow: {
      title: 'Stůl teď běží v jiném okně téhož telefonu.',
      note: 'Chceš-li hru sledovat dál, naskenuj kód, který to okno ukáže pod „Vlastní telefony“.',
    },
    button: 'Naskenovat kód stolu',
    aim: 'Podrž tento telefon nad kódem, který ukazuje telefon u stolu.',
    foreign: 'Toto není kód stolu.',
    faults: {
      none: 'Tady žádný fotoaparát není. Zvol „Bez fotoaparátu“.',
      refused: 'Fotoaparát není povolený. Povol ho v nastavení prohlížeče.',
      busy: 'Fotoaparát neodpovídá, možná ho používá jiná aplikace. Zavři ji.',
      unable: 'Tento prohlížeč aplikaci fotoaparát nezpřístupní: je příliš starý, nebo aplikace nebyla načtena přes https.',
    },
  },
  deleted: {
    title: 'Hra byla u stolu smazána.',
    note: 'Tento telefon si nechává svou kopii a můžeš s ní hrát dál. Pokud už se svou kopií hraje jiný telefon, naskenuj kód na něm.',
    playOn: 'Pokračovat s touto kopií',
    playOnNote: 'Stolem se pak stane tento telefon. Kdo už tajně zvolil, zvolí znovu; bude to vidět v historii.',
    agree: 'Nejdřív se na tom domluvte: dál by se mělo hrát jen s jednou z vašich kopií.',
    scan: 'Naskenovat kód jiného stolu',
  },
  takeOver: {
    title: 'Kdyby telefon u stolu selhal',
    note:
      'Když telefon u stolu nemůže dál, může pokračovat tento se svou kopií hry. Kdo už tajně zvolil, zvolí znovu; ' +
      'bude to vidět v historii.',
    agree: 'Nejdřív se na tom domluvte: potom platí jen jeden z obou telefonů. Pak podrž tlačítko.',
    copy: 'Kopie v tomto telefonu končí tahem z {time}. Co přišlo po něm, se ztratí.',
    linked:
      'Nejdřív se na tom domluvte: telefon u stolu se pak už jen dívá a všechny ostatní telefony se musí připojit znovu. ' +
      'Pak podrž tlačítko.',
    button: 'Převzít stůl',
    failed: 'Hru se nepodařilo převzít: možná na telefonu není místo.',
    unanswered: 'Telefon u stolu neodpověděl. Zkus to znovu; až se spojení ztratí, převezme tento telefon hru i bez něj.',
  },
  scan: {
    title: 'Naskenovat odpověď',
    sees: {
      nothing: 'Podrž tento telefon nad kódem, který teď ukazuje druhý telefon.',
      foreign: 'Tento kód není odpověď na kód tohoto stolu.',
      offer: 'Toto je kód telefonu u stolu. Naskenuj kód druhého telefonu.',
      damaged: 'Tento kód se nepodařilo přečíst. Na druhém telefonu naskenuj kód stolu znovu.',
      newer: 'Druhý telefon má novější verzi aplikace: načti tady aplikaci znovu.',
    },
    faults: {
      none: 'Tady žádný fotoaparát není. Zvol „Vložit odpověď“.',
      refused: 'Fotoaparát není povolený. Povol ho v nastavení prohlížeče. Hra tu pokračuje i bez dalších telefonů.',
      busy: 'Fotoaparát neodpovídá, možná ho používá jiná aplikace. Zavři ji.',
      unable: 'Tento prohlížeč aplikaci fotoaparát nezpřístupní: je příliš starý, nebo aplikace nebyla načtena přes https.',
    },
  },
  refused: {
    used: 'Kód, ke kterému tato odpověď patří, už použil jiný telefon.',
    older: 'Tato odpověď patří ke staršímu kódu tohoto stolu.',
    other: 'Tato odpověď patří ke kódu jiného stolu.',
    next: 'Na druhém telefonu naskenuj kód, který je teď tady, nebo tam vlož jeho text.',
  },
  paste: {
    how: 'Na druhém telefonu zvol u jeho odpovědi „Kopírovat jako text“ a text pošli na tento telefon.',
    label: 'Text odpovědi',
    link: 'Připojit',
    faults: {
      foreign: 'Tento text není odpověď na kód tohoto stolu.',
      offer: 'Toto je kód stolu, ne odpověď. Vlož ho na druhém telefonu.',
      damaged: 'Tento text se nepodařilo přečíst. Zkopíruj odpověď znovu a celou.',
      newer: 'Druhý telefon má novější verzi aplikace: načti tady aplikaci znovu.',
    },
  },
  followers: {
    count: {
      one: '{n} připojený telefon',
      few: '{n} připojené telefony',
      many: '{n} připojeného telefonu',
      other: '{n} připojených telefonů',
    },
    countOf: 'Připojeno telefonů: {n}/{all}',
    name: 'Telefon {n}',
    of: 'Telefon: {player}',
    earlier: 'Dřívější telefon: {player}',
    sealed: 'Je v něm zapečetěná volba: {roles}.',
    endedSealed: '{phone}: odpojen, ale je v něm zapečetěná volba: {roles}. Připoj ho znovu, nebo tady podrž znak a zvol znovu.',
    endedElsewhere: '{phone}: odpojen, ale je v něm zapečetěná volba: {roles}. Připoj ho znovu, nebo zvol znovu na telefonu s tím místem.',
    replaced: 'Připojen. Jeho místo má teď jiný telefon.',
    end: 'Odpojit',
    forget: 'Odebrat',
    ended: '{phone}: odpojen, zůstává na něm jen kopie. Tajně se teď místo něj volí na tomto telefonu.',
    openEnded: '{phone}: odpojen, zůstává na něm jen kopie.',
    openEndNote: 'Odpojit: podrž tlačítko. Na odpojeném telefonu zůstane jen kopie.',
    endNote: 'Odpojit: podrž tlačítko. Na odpojeném telefonu zůstane jen kopie a tajně se bude volit na tomto telefonu.',
    whose: '{phone} – kdo na něm hraje?',
    watches: 'jen se dívá',
    holdsOf: 'Je na něm zapečetěná volba: {roles}. Bez tohoto telefonu ji nejde odkrýt.',
    undecided: 'zatím bez místa',
    change: 'V tomto telefonu je zapečetěná volba ({roles}) a zůstane v něm. Přesto mu dát jiné místo?',
    keepSeat: 'Nechat místo',
    changeSeat: 'Změnit místo: podrž',
    note: 'Každý na svém telefonu zvolí, kdo je. Změnit to jde i tady.',
    states: {
      waiting: 'Připojuje se…',
      sending: 'Připojen',
      closed: 'Spojení ztraceno',
      unlinked: 'Odpojeno',
      left: 'Odešel od tohoto stolu.',
      forged: 'Spojení bylo narušeno a skončilo.',
      malformed: 'Této verzi aplikace nerozumí.',
      otherGame: 'Má jinou hru.',
      differs: 'Má tahy, které tento telefon nemá.',
      tooLong: 'Tato hra je na sledování příliš dlouhá.',
    },
  },
  answer: {
    title: 'Připojit se ke stolu',
    show: 'Ukaž to telefonu u stolu: „Naskenovat odpověď“. Nebo zkopíruj odpověď jako text a vlož ji tam: „Vložit odpověď“.',
    leaves: 'Tento telefon je ještě u jiného stolu. Chceš ho opustit?',
    leavesSealed: 'V tomto telefonu je zapečetěná tvoje volba a bez něj ji ten stůl neodkryje.',
    sealedIn:
      'U tohoto stolu je jiná hra. V tomto telefonu je zapečetěná tvoje volba ve hře {games}. K odkrytí ho zase připoj k jejímu stolu.',
    notNow: 'Nepřipojovat',
    join: 'Připojit k tomuto stolu',
    stay: 'Zůstat tam',
    leave: 'Přejít k tomuto stolu',
    code: 'Kód pro fotoaparát telefonu u stolu',
    makes: 'Odpověď se připravuje…',
    joins: 'Připojeno. Hra se přenáší…',
    again: 'Naskenovat kód stolu',
    faults: {
      unable: 'Tento prohlížeč se s jiným telefonem spojit neumí.',
      alone: 'Tento telefon není v žádné síti. Připoj oba ke stejné Wi-Fi, nebo k hotspotu jednoho z nich.',
      late:
        'Stůl tuto odpověď včas nepřijal: jeho kód se možná změnil, nebo ho naskenoval i jiný telefon. Naskenuj kód, který stůl ukazuje ' +
        'teď. Pokud to nepomůže, síť telefony odděluje, jako Wi-Fi pro hosty a některé hotspoty.',
      damaged: 'Tento kód nešlo přečíst. Na telefonu u stolu ukaž nový.',
      closed: 'Spojení se ztratilo: naskenuj znovu kód stolu.',
      forged: 'Spojení bylo narušeno a skončilo: naskenuj znovu kód stolu.',
      malformed: 'Telefon u stolu poslal něco, čemu tato verze aplikace nerozumí.',
      newer: 'Telefon u stolu má novější verzi aplikace: načti tady aplikaci znovu.',
      otherGame: 'Přišla jiná hra, než byla ohlášena.',
      differs: 'Tento telefon má tahy, které telefon u stolu nemá. Zůstávají, jak jsou.',
      broken: 'Hra nepřišla ve správném pořadí, proto se z ní nic neuložilo.',
      refused: 'Hra neodpovídá pravidlům, která tento telefon zná. Načti aplikaci znovu na obou telefonech.',
      notSaved: 'Tento telefon nemůže hru uložit: možná na něm není místo.',
      unlinked: 'U stolu tento telefon odpojili: naskenuj znovu kód stolu.',
      deleted: 'Hra byla u stolu smazána. Tento telefon si nechává svou kopii a můžeš s ní hrát dál.',
      moved: 'Stolem je teď jiný telefon: naskenuj kód na něm.',
    },
  },
  lost: {
    otherGame: {
      one: '{n} telefon je ještě připojený k druhé hře. Připoj ho k této.',
      few: '{n} telefony jsou ještě připojené k druhé hře. Připoj je k této.',
      many: '{n} telefonu je ještě připojeno k druhé hře. Připoj je k této.',
      other: '{n} telefonů je ještě připojeno k druhé hře. Připoj je k této.',
    },
    moved: '{players}: místo je teď na jiném telefonu.',
    table: 'Stolem je teď tento telefon. Ostatní telefony se musí připojit znovu.',
    missing: 'Stolem je teď tento telefon. Ještě zbývá připojit: {players}.',
    writer: {
      closed: 'Spojení s telefonem, který se jen dívá, se ztratilo. Hra pokračuje tady.',
      left: 'Telefon, který jen sledoval, odešel od tohoto stolu.',
      reopened: 'Spojení s telefonem, který se jen dívá, se ztratilo. Hra pokračuje tady.',
      other: 'Spojení s telefonem, který jen sleduje, skončilo. Proč, to říkají „Vlastní telefony“ v nabídce.',
      sealed: 'Spojení s telefonem, na kterém je zapečetěná volba, se ztratilo.',
    },
    seats: {
      closed: {
        one: '{players}: spojení s telefonem se ztratilo.',
        few: '{players}: telefony bez spojení.',
        many: '{players}: telefony bez spojení.',
        other: '{players}: telefony bez spojení.',
      },
      left: {
        one: '{players}: telefon odešel od tohoto stolu.',
        few: '{players}: telefony odešly od tohoto stolu.',
        many: '{players}: telefony odešly od tohoto stolu.',
        other: '{players}: telefony odešly od tohoto stolu.',
      },
      reopened: {
        one: 'Hra tu byla otevřena znovu. Připoj znovu telefon: {players}.',
        few: 'Hra tu byla otevřena znovu. Připoj znovu telefony: {players}.',
        many: 'Hra tu byla otevřena znovu. Připoj znovu telefony: {players}.',
        other: 'Hra tu byla otevřena znovu. Připoj znovu telefony: {players}.',
      },
      other: {
        one: '{players}: spojení s telefonem skončilo. Proč, to říkají „Vlastní telefony“ v nabídce.',
        few: '{players}: spojení s telefony skončila. Proč, to říkají „Vlastní telefony“ v nabídce.',
        many: '{players}: spojení s telefony skončila. Proč, to říkají „Vlastní telefony“ v nabídce.',
        other: '{players}: spojení s telefony skončila. Proč, to říkají „Vlastní telefony“ v nabídce.',
      },
    },
    reader: {
      notSaved: 'Nejnovější tahy od stolu tu nešlo uložit: možná na telefonu není místo.',
      other:
        'Telefon u stolu a tento telefon nemají stejné tahy, spojení proto skončilo. Chceš-li ho sledovat dál, smaž nejdřív tuto kopii.',
    },
  },
} satisfies Translation<typeof en>

export default cs
