import type { Pair } from '../box'

/** Maps each area to its neighbouring areas. A border between two areas is listed only once, under one of the two. */
const BORDERS: Readonly<Record<string, readonly string[]>> = {
  'castle-black': ['karhold', 'winterfell', 'bay-of-ice', 'shivering-sea'],
  karhold: ['winterfell', 'shivering-sea'],
  winterfell: ['stony-shore', 'white-harbor', 'moat-cailin', 'bay-of-ice', 'shivering-sea', 'port-of-winterfell'],
  'stony-shore': ['bay-of-ice'],
  'white-harbor': ['widows-watch', 'moat-cailin', 'shivering-sea', 'narrow-sea', 'port-of-white-harbor'],
  'widows-watch': ['shivering-sea', 'narrow-sea'],
  'moat-cailin': ['greywater-watch', 'seagard', 'twins', 'narrow-sea'],
  'greywater-watch': ['flints-finger', 'seagard', 'bay-of-ice', 'ironmans-bay'],
  'flints-finger': ['bay-of-ice', 'sunset-sea', 'ironmans-bay'],
  seagard: ['twins', 'riverrun', 'ironmans-bay'],
  twins: ['fingers', 'mountains-of-the-moon', 'narrow-sea'],
  fingers: ['mountains-of-the-moon', 'narrow-sea'],
  'mountains-of-the-moon': ['eyrie', 'crackclaw-point', 'narrow-sea'],
  eyrie: ['narrow-sea'],
  pyke: ['ironmans-bay', 'port-of-pyke'],
  riverrun: ['lannisport', 'stoney-sept', 'harrenhal', 'ironmans-bay', 'golden-sound'],
  lannisport: ['stoney-sept', 'searoad-marches', 'golden-sound', 'port-of-lannisport'],
  'stoney-sept': ['harrenhal', 'blackwater', 'searoad-marches'],
  harrenhal: ['crackclaw-point', 'blackwater'],
  'crackclaw-point': ['blackwater', 'kings-landing', 'narrow-sea', 'blackwater-bay', 'shipbreaker-bay'],
  dragonstone: ['shipbreaker-bay', 'port-of-dragonstone'],
  blackwater: ['kings-landing', 'searoad-marches', 'reach'],
  'kings-landing': ['reach', 'kingswood', 'blackwater-bay'],
  'searoad-marches': ['highgarden', 'reach', 'sunset-sea', 'golden-sound', 'west-summer-sea'],
  highgarden: ['reach', 'dornish-marches', 'oldtown', 'west-summer-sea', 'redwyne-straights'],
  reach: ['kingswood', 'boneway', 'dornish-marches'],
  kingswood: ['storms-end', 'boneway', 'blackwater-bay', 'shipbreaker-bay'],
  'storms-end': ['boneway', 'shipbreaker-bay', 'sea-of-dorne', 'east-summer-sea', 'port-of-storms-end'],
  boneway: ['dornish-marches', 'princes-pass', 'yronwood', 'sea-of-dorne'],
  'dornish-marches': ['oldtown', 'princes-pass', 'three-towers'],
  oldtown: ['three-towers', 'redwyne-straights', 'port-of-oldtown'],
  'princes-pass': ['three-towers', 'yronwood', 'starfall'],
  'three-towers': ['west-summer-sea', 'redwyne-straights'],
  arbor: ['west-summer-sea', 'redwyne-straights'],
  yronwood: ['starfall', 'salt-shore', 'sunspear', 'sea-of-dorne'],
  starfall: ['salt-shore', 'east-summer-sea', 'west-summer-sea'],
  'salt-shore': ['sunspear', 'east-summer-sea'],
  sunspear: ['sea-of-dorne', 'east-summer-sea', 'port-of-sunspear'],
  'bay-of-ice': ['sunset-sea', 'port-of-winterfell'],
  'shivering-sea': ['narrow-sea'],
  'narrow-sea': ['shipbreaker-bay', 'port-of-white-harbor'],
  'sunset-sea': ['ironmans-bay', 'golden-sound', 'west-summer-sea'],
  'ironmans-bay': ['golden-sound', 'port-of-pyke'],
  'golden-sound': ['port-of-lannisport'],
  'blackwater-bay': ['shipbreaker-bay'],
  'shipbreaker-bay': ['east-summer-sea', 'port-of-dragonstone', 'port-of-storms-end'],
  'sea-of-dorne': ['east-summer-sea'],
  'east-summer-sea': ['west-summer-sea', 'port-of-sunspear'],
  'west-summer-sea': ['redwyne-straights'],
  'redwyne-straights': ['port-of-oldtown'],
}

export const ADJACENCY: readonly Pair[] = Object.entries(BORDERS).flatMap(([a, beside]) => beside.map((b): Pair => [a, b]))

/** Pairs of areas that a river without a bridge separates; they are not adjacent. */
export const RIVERS: readonly Pair[] = [
  ['winterfell', 'greywater-watch'],
  ['riverrun', 'mountains-of-the-moon'],
  ['harrenhal', 'mountains-of-the-moon'],
  ['three-towers', 'starfall'],
]

/** Pairs of adjacent areas that a bridge connects. */
export const BRIDGES: readonly Pair[] = [
  ['seagard', 'twins'],
  ['mountains-of-the-moon', 'crackclaw-point'],
]
