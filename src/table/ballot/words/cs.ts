import type { Translation } from '../../../ui/words'
import type en from './en'

/** What every game says while a choice is made in secret, in Czech. */
const cs = {
  ballot: {
    note: 'Jeden po druhém volí v telefonu sám. Všechno se odkryje najednou.',
    revealNote: 'Položte telefon tak, aby na něj všichni viděli.',
    known: 'Dřívější volbu stůl viděl, než se vrátil.',
    hold: 'Podrž a otevři',
    sealAndCover: 'Zapečetit a zakrýt',
    coverAgain: 'Zakrýt bez volby',
    byHand: 'Odkrýt raději na stole',
    inApp: 'Volit raději na telefonu',
    handNote: 'Zvolte na stole, ukažte vše najednou a pak to sem zapište.',
    cannotSeal: 'Tato stránka neumí pečetit: zvolte na stole, ukažte vše najednou a pak to sem zapište.',
    tell: 'Tohle se odkrylo',
    onlyYou: 'jen pro tvé oči',
    backToTable: 'Zpět na stůl',
    choose: 'Zatím nic vybráno',
    on: 'Pokračovat',
  },
  anew: {
    button: 'Před odkrytím můžeš zvolit znovu',
    title: 'Kdo volí znovu?',
    note: 'Nikdo neuvidí, kdo to byl.',
  },
  callOff: {
    button: 'Zrušit volbu',
    title: 'Zrušit tuto volbu?',
    note: 'Vše zapečetěné se zahodí, aniž by to kdo viděl, a všichni zvolí ještě jednou.',
    confirm: 'Zrušit volbu',
    back: 'Volit dál',
  },
  look: {
    hand: 'Ještě jednou: {player}',
    note: 'Někdo zvolil znovu. Než se volby odkryjí, podívá se každý sám, co má zapečetěno.',
    cover: 'Podívej se, co máš zapečetěno',
    done: 'viděno',
    stands: 'Tvá volba platí, jak byla zapečetěna poprvé',
    standsNote: 'Ještě ji můžeš změnit.',
    replaced: 'Tvá volba byla po zapečetění vyměněna',
    replacedNote: 'Víš o tom? Pak je vše v pořádku. Jestli ne, vyměnil ji někdo jiný: zvol znovu.',
    lost: 'Tvou zapečetěnou volbu nelze otevřít',
    lostNote: 'Zvol znovu, nebo ať stůl celou volbu zruší.',
    sealed: 'Zapečetěno',
    right: 'Souhlasí',
    anew: 'Zvolit znovu',
  },
  pin: {
    set: 'PIN',
    ask: 'PIN: {role}',
    choose: 'Zvol si PIN',
    again: 'Stejný PIN ještě jednou',
    note: 'Čtyři číslice, na které se telefon zeptá, než toto místo otevře. Zdvořilost mezi přáteli, žádný trezor.',
    wrong: 'To není ten PIN.',
    differ: 'To byly dva různé PINy.',
    forgotten: 'Zapomenutý PIN',
    dropNote: 'Souhlasí celý stůl: PIN se zruší a všichni uvidí, že se tak stalo.',
    drop: 'Zrušit PIN',
    dropped: 'PIN zrušený celým stolem: {roles}.',
    none: 'Nechat, jak je',
    off: 'Odstranit PIN',
    cover: 'Zakrýt',
  },
} satisfies Translation<typeof en>

export default cs
