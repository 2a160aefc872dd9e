import type { WildlingCard, WildlingEffects } from '../box'

/** Effects of the nine wildling cards (E6.6). */
export const WILDLINGS: Readonly<Record<WildlingCard, WildlingEffects>> = {
  'silence-at-the-wall': {
    lowest: { effect: 'nothing' },
    others: { effect: 'nothing' },
    highest: { effect: 'nothing' },
  },
  'preemptive-raid': {
    lowest: { effect: 'unitsOrTrack', units: 2, places: 2 },
    others: { effect: 'nothing' },
    highest: { effect: 'attackAgain', strength: 6 },
  },
  'crow-killers': {
    lowest: { effect: 'knightsToFootmen', number: 'all' },
    others: { effect: 'knightsToFootmen', number: 2 },
    highest: { effect: 'footmenToKnights', number: 2 },
  },
  'rattleshirts-raiders': {
    lowest: { effect: 'moveSupply', by: -2 },
    others: { effect: 'moveSupply', by: -1 },
    highest: { effect: 'moveSupply', by: 1 },
  },
  'massing-on-the-milkwater': {
    lowest: { effect: 'discardStrongestCards' },
    others: { effect: 'discardCard' },
    highest: { effect: 'takeBackAll' },
  },
  'a-king-beyond-the-wall': {
    lowest: { effect: 'moveOnTrack', tracks: ['ironThrone', 'fiefdoms', 'kingsCourt'], choose: false, to: 'last' },
    others: { effect: 'moveOnTrack', tracks: ['fiefdoms', 'kingsCourt'], choose: true, to: 'last' },
    highest: { effect: 'moveOnTrack', tracks: ['ironThrone', 'fiefdoms', 'kingsCourt'], choose: true, to: 'first' },
  },
  'mammoth-riders': {
    lowest: { effect: 'destroyUnits', number: 3, where: 'anywhere' },
    others: { effect: 'destroyUnits', number: 2, where: 'anywhere' },
    highest: { effect: 'takeBackCard' },
  },
  'the-horde-descends': {
    lowest: { effect: 'destroyUnits', number: 2, where: 'oneCastle' },
    others: { effect: 'destroyUnits', number: 1, where: 'anywhere' },
    highest: { effect: 'musterOneArea' },
  },
  'skinchanger-scout': {
    lowest: { effect: 'discardPower', number: 'all' },
    others: { effect: 'discardPower', number: 2 },
    highest: { effect: 'bidComesBack' },
  },
}
