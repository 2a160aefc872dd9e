import type { Settings } from '../../../model/settings'
import type { Translation } from '../../../../../ui/language/translation'

/** English texts of the page with house rules. */
const en = {
  groups: {
    variants: 'Variants',
    heroes: 'Heroes and votes',
    production: 'Production',
    goals: 'Goals',
    box: 'What is in the box',
    followed: 'What the app follows',
    villages: 'Cards for a village',
    prices: 'Prices',
  },
  villagePrice: (at: string) => `Village, ${at}`,
  yes: 'yes',
  no: 'no',
  /** Texts that explain why players may want to change a rule. */
  why: {
    goldMatches: 'Gold replaces any resource when something is paid; of improvements the rulebook does not say it.',
    palisadeAll: 'The rule for three can also be read so that a palisade lowers heroes of clans that live there.',
    enterNew: 'The rulebook does not say what a further church or hall means for a hero who still waits.',
    anchorWarrior: 'In the second pass villages come without warriors; whether one sails along then is left open.',
    announceSealed: 'Announced aloud, one announcement answers another; in secret, everybody says their points once.',
  } as Readonly<Partial<Record<keyof Settings, string>>>,
  toCompare: 'Compare this number with your rulebook.',
  printedPrice: 'Printed on the reference card or on the tile. If one resource of a price is known, those left out cost nothing.',
  tokens: 'The rulebook does not say how many there are: count those in your box.',
  noTop: 'no end',
}

export type HouseRulesTexts = Translation<typeof en>
export default en
