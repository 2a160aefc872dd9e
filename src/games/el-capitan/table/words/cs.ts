import type { TableTexts } from './en'

const cs: TableTexts = {
  things: { florin: 'floriny', main: 'sklady', neutral: 'neutrální sklady', fortress: 'pevnosti', loan: 'úvěry' },
  addends: { money: 'peníze', loan: 'úvěr', bonus: 'bonusová karta' },
  seating: {
    roleWord: 'Obchodník',
    note: 'Každý obchodník dostane barvu, losem nebo podle přání.',
    number: (n) => `${n}`,
    draw: 'Rozlosovat barvy',
    giveOut: 'Někdo ještě nemá barvu.',
    absent: 'Barvy, které nikdo nehraje, zůstanou v krabici. Při hře ve dvou má každý ještě jednu neutrální barvu.',
    again: 'Obchodníci',
  },
  actions: {
    firstPlayer: 'kdo začíná',
    tell: 'čísla z plánu',
    buy: 'nákup karty',
    sail: 'plavba',
    build: 'stavba',
    reopen: 'znovuotevření',
    fortress: 'pevnost',
    loan: 'úvěr',
    endTurn: 'konec tahu',
    paid: 'výplata',
    settle: 'úvěry',
    nameStart: 'kdo začíná',
    lastPiece: 'poslední kus',
    row: 'zadání města',
    bonusCard: 'bonusová karta',
    hand: 'peníze',
  },
  nothing: { endTurn: 'Ukončit tah', payday: 'Všem je vyplaceno' },
}
export default cs
