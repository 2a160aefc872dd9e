import type { Translation } from '../../../../../../ui/language/translation'

/** English texts about the progress of a turn: start, purchase, movement and income. */
const en = {
  begin: { buy: 'Begin and buy', attack: 'Begin and attack', other: 'Begin' },
  develop: 'Develop a weapon',
  developed: 'It has a new weapon',
  backToBuying: 'Back to buying',
  moved: 'All has moved',
  collect: (amount: number) => `Collect ${amount}`,
  start: 'At the start of the game',
  cash: 'Cash',
  falls: (losses: string) => `To take off: ${losses}.`,
  strikes: {
    aa: 'What is hit falls at once and does not fire.',
    bombard: 'Land units only. What is hit does not fire back.',
    subs: 'Ships only. What is hit does not fire back.',
    subsAnswered: 'Ships only. A destroyer is there: what is hit still fires.',
    attack: 'What is hit still fires in defence.',
    defend: 'After this roll the losses of both sides leave the board.',
  },
  next: (power: string) => `${power} is next`,
  lastOfRound: 'count the cities',
  news: 'Since your last turn',
  /** Text about the number of victory cities of both sides at the end of a round, and the number that a side needs to win. */
  counted: (round: number, axis: number, allies: number, needed: number) =>
    `Cities after round ${round}: Axis ${axis}, Allies ${allies}. ${needed} win.`,
  lost: (places: string) => `Lost: ${places}`,
  gained: (places: string) => `Gained: ${places}`,
  unitsLost: (units: string) => `Units lost in battle: ${units}`,
  income: (before: number, now: number) => `Production ${before} → ${now}`,
  treasury: (before: number, now: number) => `Treasury ${before} → ${now}`,
}

export type TurnWords = Translation<typeof en>
export default en
