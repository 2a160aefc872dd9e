import type { Translation } from '../../../ui/words'
import type en from './en'

const cs: Translation<typeof en> = {
  title: 'Tento telefon',
  question: 'Funguje vše i bez sítě?',
  offline: {
    title: 'Bez sítě',
    ready: 'Připraveno: v telefonu je {kept} částí z {of}.',
    missing: 'V telefonu je jen {kept} částí z {of}. Bez sítě by se některé obrazovky neotevřely.',
    none: 'Tento prohlížeč si aplikaci neukládá. Funguje jen se sítí.',
    looks: 'Zjišťuji…',
    repair: 'Stáhnout, co chybí',
    failed: 'Něco stále chybí. Zkus to znovu s dobrým připojením.',
  },
  install: {
    title: 'Na ploše telefonu',
    offer: 'Přidej si Castellana na plochu: otevře se jako každá jiná aplikace a systém jeho hry nesmaže.',
    button: 'Přidat na plochu',
    done: 'Castellan byl otevřen z plochy.',
    apple: 'V nabídce sdílení prohlížeče zvol „Přidat na plochu“ a příště Castellana otevírej odtud.',
    menu: 'Castellana přidáš na plochu v nabídce prohlížeče: hledej „Nainstalovat“ nebo „Přidat na plochu“.',
  },
  space: {
    title: 'Kde jsou hry uložené',
    used: 'Zabírají {used} z {most}.',
    unknown: 'Tento prohlížeč neprozradí, kolik je místa.',
    kept: 'Systém hry ponechá, dokud je někdo nesmaže.',
    mayGo: 'Když dojde místo, může systém hry smazat. Před delší přestávkou si uschovej kopii.',
    safari: 'Safari je maže po sedmi dnech bez návštěvy, pokud aplikace není na ploše.',
    unsynced: 'Druhou kopii se nepodařilo zapsat: nejnovější tahy jsou v telefonu jen jednou.',
    ask: 'Požádat systém, ať je ponechá',
    refused: 'Systém nesouhlasil. Obvykle souhlasí, jakmile je aplikace na ploše.',
  },
  copies: {
    title: 'Kopie',
    note: 'Kopie obsahuje každý tah každé hry, zdejší jména a vlastní pravidla a nic, co je ještě zapečetěné. Otevře se v každém telefonu.',
    all: 'Uschovat kopii všeho',
    done: {
      one: 'Kopie byla přečtena zpět a je celá: {n} hra.',
      few: 'Kopie byla přečtena zpět a je celá: {n} hry.',
      many: 'Kopie byla přečtena zpět a je celá: {n} hry.',
      other: 'Kopie byla přečtena zpět a je celá: {n} her.',
    },
    moves: { one: 'Celkem {n} zápis.', few: 'Celkem {n} zápisy.', many: 'Celkem {n} zápisu.', other: 'Celkem {n} zápisů.' },
    nothing: 'Zatím tu žádná hra není.',
    failed: 'Kopii se nepodařilo vytvořit.',
  },
  about: {
    title: 'O aplikaci',
    version: 'Verze {version}',
    licences: 'Licence použitých částí',
  },
}

export default cs
