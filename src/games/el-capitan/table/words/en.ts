import type { Translation } from '../../../../ui/language/translation'

/** English texts of this game that the shared screens show: set-up, and names of actions. */
const en = {
  things: { florin: 'florins', main: 'warehouses', neutral: 'neutral warehouses', fortress: 'fortresses', loan: 'loans' },
  addends: { money: 'money', loan: 'loan', bonus: 'bonus card' },
  seating: {
    roleWord: 'Merchant',
    note: 'Each merchant gets a colour, by lot or by choice.',
    number: (n: number) => `${n}`,
    draw: 'Draw the colours by lot',
    giveOut: 'Somebody has no colour yet.',
    absent: 'Colours that nobody plays stay in the box. With two players each also plays a neutral colour.',
    again: 'Merchants',
  },
  actions: {
    firstPlayer: 'start',
    tell: 'numbers of the board',
    buy: 'card',
    sail: 'voyage',
    build: 'building',
    reopen: 'reopening',
    fortress: 'fortress',
    loan: 'loan',
    endTurn: 'end of turn',
    paid: 'the payout',
    settle: 'loans',
    nameStart: 'choice of who starts',
    lastPiece: 'last piece',
    row: 'entry of a city',
    bonusCard: 'bonus card',
    hand: 'money',
  },
  nothing: { endTurn: 'End the turn', payday: 'Everybody is paid' },
}

export type TableTexts = Translation<typeof en>
export default en
