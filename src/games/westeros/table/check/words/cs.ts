import type { Translation } from '../../../../../ui/words'
import type en from './en'

/** Czech texts of the board check of Westeros. Names of players and houses are not declined. */
const cs = {
  byHouse: 'Rody',
  regions: {
    north: 'Sever',
    rivers: 'Říční země a Údolí',
    west: 'Západ',
    east: 'Východní pobřeží',
    south: 'Jih',
    westernSeas: 'Západní moře',
    easternSeas: 'Východní moře',
  },
  standUp: 'Postavit poražené',
  empty: 'Prázdná',
  closed: 'zavřeno',
  closedNote: 'V této hře je zavřeno: nic tu nestojí.',
  token: 'Žeton síly: {house}',
  attacked: 'Útočí {house}: {units}',
  routed: 'poražené: {units}',
  figures: 'Figurky a žetony: {house}',
  where: 'Kde',
  pool: 'k povolání',
  available: 'použitelných {n}',
  supplyAt: 'zásoby {n}',
  beside: {
    supply: 'Žetony zásob',
    power: 'Použitelné žetony',
    used: 'Použité karty rodů',
    round: 'Kolo, krok, divocí, karty',
    decks: 'Známé karty balíčků',
    battle: 'Probíhající bitva',
  },
  unseen: 'balíček {deck}: {n} neznámých',
  threat: 'Divocí {n}',
} satisfies Translation<typeof en>

export default cs
