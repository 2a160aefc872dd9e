import type { Translation } from '../../../../ui/language/translation'

/** English texts of this game that the shared screens show: set-up, and names of actions. */
const en = {
  revealLabel: 'Reveal the proposals',
  things: { ipc: 'IPCs' },
  addends: { cities: 'victory cities' },
  seating: {
    roleWord: 'Power',
    note: 'One person may play several powers.',
    number: (n: number) => `${n}`,
    draw: 'Draw the powers by lot',
    giveOut: 'Somebody has to play every power.',
    absent: 'All five powers play.',
    again: 'Powers',
  },
  toStep: (step: string) => `step: ${step}`,
  endOfTurn: 'the end of the turn',
  actions: {
    phase: 'step of the turn',
    victory: 'the end of the game',
    research: 'research',
    develop: 'the new weapon',
    purchase: 'purchase',
    mobilize: 'placing of units',
    leftover: 'decision on what is left',
    tick: 'national advantage',
    move: 'move',
    ship: 'voyage',
    enter: 'capture',
    announce: 'attack',
    callOffLanding: 'calling off',
    promise: 'promise of a carrier',
    landed: 'landing',
    dice: 'dice',
    rocket: 'rocket',
    raid: 'raid',
    battle: 'the armies',
    fire: 'the roll',
    lose: 'the losses',
    press: 'pressing on',
    retreat: 'retreat',
    flyHome: 'flight home',
    submerge: 'submerging',
    breakOff: 'the end of the battle by hand',
    confirm: 'the outcome of the battle',
  },
  nothing: {},
}

export type TableTexts = Translation<typeof en>
export default en
