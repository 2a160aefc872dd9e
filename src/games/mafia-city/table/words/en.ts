import type { Translation } from '../../../../ui/language/translation'

/** English texts of this game that the shared screens show: set-up, and names of actions. */
const en = {
  options: { yes: 'I react', no: 'I do not react' },
  things: { hand: 'Mafiosi in hand', reserve: 'in reserve', cell: 'in the Cell', card: 'cards', vp: 'victory points' },
  addends: { vp: 'victory points' },
  seating: {
    roleWord: 'Family',
    note: 'Each family gets a colour, by lot or by choice.',
    number: (n: number) => `${n}`,
    draw: 'Draw the colours by lot',
    giveOut: 'Somebody has no colour yet.',
    absent: 'The other colours stay in the box.',
    again: 'Families',
  },
  actions: {
    map: 'the map',
    redraw: 'the exchange of cards',
    act: 'turn',
    bullet: 'Bullet',
    react: 'veto',
    nobody: 'no reaction',
    complicity: 'Complicity',
    noComplicity: 'decision against Complicity',
    taken: 'the taken card',
    drew: 'the drawn cards',
    choose: 'the choice of location',
    deal: 'Secret Deal',
    noDeal: 'no Secret Deal',
    noMoreDeals: 'the end of Secret Deals',
    stackNow: 'the reported stack',
    jail: 'jailing',
    moveHitman: 'move of the Hitman',
    hitman: 'Hitman card',
    takeFigure: 'decision on the figure',
    shop: 'the cards of the shops',
    star: 'Star',
    skip: 'choice to do without',
    end: 'the result',
    name: 'choice of who decides',
    take: 'taking back',
    draw: 'the end of the round',
  },
  drawLabels: { thief: 'Draw the position' },
  keptCards: 'choice to keep the cards',
  nothing: {
    thief: 'The card is taken',
    drewCards: 'Done',
    takeFigure: 'Take it',
    shop: 'No cards',
    star: 'No Star',
    result: 'Show the result',
    draws: 'All cards are drawn',
  },
}

export type TableTexts = Translation<typeof en>
export default en
