import type { Translation } from '../../../../ui/language/translation'

/** English texts of this game that the shared screens show: set-up, and names of actions. */
const en = {
  options: { yes: 'I react', no: 'I do not react', nobody: 'Nobody reacts' },
  things: { hand: 'Mafiosi in hand', reserve: 'in reserve', cell: 'in the Cell', card: 'cards', vp: 'victory points' },
  addends: { vp: 'victory points' },
  seating: {
    roleWord: 'Family',
    note: 'Each family gets a colour, by lot or by choice.',
    number: (n: number) => `${n}`,
    draw: 'Draw the colours by lot',
    giveOut: 'A player or a colour is missing.',
    absent: 'The other colours stay in the box.',
    again: 'Families',
    several: (name: string, n: number) => `The game is for 3 to 5 families: ${name} plays ${n} of them.`,
  },
  actions: {
    reveal: 'the reveal of the answers',
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
    noDeal: 'the end of the deals',
    noMoreDeals: 'the end of the deals',
    stackNow: 'the reported stack',
    jail: 'jailing',
    moveHitman: 'move of the Hitman',
    hitman: 'Hitman card',
    takeFigure: 'decision about the Policeman or the Mayor',
    shop: 'cards from the shops',
    star: 'Star',
    skip: 'decision to do nothing',
    end: 'the result',
    name: 'choice of who decides',
    take: 'taking back',
    draw: 'the end of the round',
  },
  revealLabel: 'Reveal the answers',
  drawLabel: 'Draw the position',
  keptCards: 'choice to keep the cards',
  /** Name of the choice of a location. `at` is the number and the name of the location. */
  chosen: (at: string) => `the choice of ${at}`,
  /** Name of the end of the Secret Deals. `at` is the number and the name of the location. */
  dealsEnd: (at: string) => `the end of the deals at ${at}`,
  /** Name of the choice of a player to play no Secret Deal while others still may. */
  noDeal: (name: string) => `${name} plays none`,
  markersOff: 'removal of the markers',
  tookNobody: 'choice to take nobody back',
  /** Names of the decisions of a controller not to use something. The key is the choice that the location gives. */
  declined: {
    jail: 'choice to jail nobody',
    moveHitman: 'choice to leave the Hitman where he is',
    hitman: 'choice to play no Hitman card',
    shop: 'choice to draw no cards',
    star: 'choice to play no Star',
  },
  figureTaken: { policeman: 'taking of the Policeman', mayor: 'taking of the Mayor' },
  figureLeft: { policeman: 'choice to leave the Policeman', mayor: 'choice to leave the Mayor' },
  nothing: {
    thief: 'The card is taken',
    drewCards: 'Done',
    takeFigure: 'Take it',
    shop: 'Draw no cards',
    star: 'No Star',
    result: 'Show the result',
    draws: 'All cards are drawn',
  },
}

export type TableTexts = Translation<typeof en>
export default en
