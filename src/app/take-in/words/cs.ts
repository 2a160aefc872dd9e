import type { Translation } from '../../../ui/words'
import type en from './en'

const cs: Translation<typeof en> = {
  several: {
    one: 'V souboru je {n} hra.',
    few: 'V souboru jsou {n} hry.',
    many: 'V souboru je {n} hry.',
    other: 'V souboru je {n} her.',
  },
  standings: {
    new: 'Tady ještě není',
    same: 'Už tady je, nic nechybí',
    goesOn: 'Pokračuje dál než tady; přibude vedle',
    differs: 'Pokračovala jinak než tady; přibude vedle',
  },
  take: { one: 'Převzít {n} hru', few: 'Převzít {n} hry', many: 'Převzít {n} hry', other: 'Převzít {n} her' },
  nothingNew: 'Není v něm nic nového',
  taken: { one: 'Je tu {n} hra.', few: 'Jsou tu {n} hry.', many: 'Je tu {n} hry.', other: 'Je tu {n} her.' },
  along: 'Jména a vlastní pravidla',
  alongNew: 'Přibudou k těm, která tu jsou',
  takeAlong: 'Převzít jména a pravidla',
  alongTaken: 'Jména a pravidla jsou tady.',
  damagedGame: 'Hra, kterou nelze přečíst',
  done: 'Hra je tady.',
  keptBoth: 'Hra je tady, vedle své druhé kopie.',
  notTaken: 'Tento soubor se nenačetl.',
  openIt: 'Otevřít ji',
  understood: 'Dobře',
  faults: {
    tooLarge: 'Soubor je na hru příliš velký.',
    notJson: 'Soubor nelze přečíst: není to text, který tato aplikace zapsala.',
    foreign: 'Soubor není hra z této aplikace.',
    newer: 'Soubor zapsala novější verze aplikace. Načtěte aplikaci znovu a zkuste to ještě jednou.',
    damaged: 'Soubor byl po zapsání změněn nebo zkrácen.',
    damagedAt: 'Soubor byl po zapsání změněn nebo zkrácen: nesedí zápis {entry}.',
    gameUnknown: 'V souboru je hra, kterou tato verze aplikace nezná.',
    notLoaded: 'Pravidla této hry se nepodařilo načíst. Zkuste to znovu s připojením k síti.',
    alreadyHere: 'Tato hra už tu je, se vším, co je v souboru.',
    notSaved: 'Hru se nepodařilo do telefonu uložit.',
  },
}

export default cs
