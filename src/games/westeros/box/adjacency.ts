import type { Pair } from './box'

/** Maps each area to its neighbouring areas. A border between two areas is listed only once, under one of the two. */
const BORDERS: Readonly<Record<string, readonly string[]>> = {
  'castle-black': ['karhold', 'winterfell', 'bay-of-ice', 'shivering-sea'],
  karhold: ['winterfell', 'shivering-sea'],
  winterfell: ['stony-shore', 'white-harbor', 'moat-cailin', 'bay-of-ice', 'shivering-sea'],
  'stony-shore': ['bay-of-ice'],
  'white-harbor': ['widows-watch', 'moat-cailin', 'shivering-sea', 'narrow-sea'],
  'widows-watch': ['shivering-sea', 'narrow-sea'],
  'moat-cailin': ['greywater-watch', 'seagard', 'twins', 'narrow-sea'],
  'greywater-watch': ['flints-finger', 'seagard', 'bay-of-ice', 'ironmans-bay'],
  'flints-finger': ['bay-of-ice', 'sunset-sea', 'ironmans-bay'],
  seagard: ['twins', 'riverrun', 'ironmans-bay'],
  twins: ['fingers', 'mountains-of-the-moon', 'narrow-sea'],
  fingers: ['mountains-of-the-moon', 'narrow-sea'],
  'mountains-of-the-moon': ['eyrie', 'crackclaw-point', 'narrow-sea'],
  eyrie: ['narrow-sea'],
  pyke: ['ironmans-bay'],
  riverrun: ['lannisport', 'stoney-sept', 'harrenhal', 'ironmans-bay', 'golden-sound'],
  lannisport: ['stoney-sept', 'searoad-marches', 'golden-sound'],
  'stoney-sept': ['harrenhal', 'blackwater', 'searoad-marches'],
  harrenhal: ['crackclaw-point', 'blackwater'],
  'crackclaw-point': ['blackwater', 'kings-landing', 'narrow-sea', 'blackwater-bay', 'shipbreaker-bay'],
  dragonstone: ['shipbreaker-bay'],
  blackwater: ['kings-landing', 'searoad-marches', 'reach'],
  'kings-landing': ['reach', 'kingswood', 'blackwater-bay'],
  'searoad-marches': ['highgarden', 'reach', 'sunset-sea', 'golden-sound'],
  highgarden: ['reach', 'dornish-marches', 'oldtown', 'sunset-sea', 'redwyne-straights'],
  reach: ['kingswood', 'dornish-marches'],
  kingswood: ['storms-end', 'dornish-marches', 'blackwater-bay', 'shipbreaker-bay'],
  'storms-end': ['dornish-marches', 'shipbreaker-bay', 'sea-of-dorne'],
  'dornish-marches': ['oldtown', 'starfall', 'yronwood', 'sea-of-dorne'],
  oldtown: ['redwyne-straights', 'sunset-sea'],
  arbor: ['redwyne-straights'],
  starfall: ['yronwood', 'redwyne-straights'],
  yronwood: ['sunspear', 'sea-of-dorne', 'redwyne-straights', 'summer-sea'],
  sunspear: ['sea-of-dorne', 'summer-sea'],
  'bay-of-ice': ['sunset-sea'],
  'shivering-sea': ['narrow-sea'],
  'narrow-sea': ['shipbreaker-bay'],
  'sunset-sea': ['ironmans-bay', 'golden-sound', 'redwyne-straights'],
  'ironmans-bay': ['golden-sound'],
  'blackwater-bay': ['shipbreaker-bay'],
  'shipbreaker-bay': ['sea-of-dorne', 'summer-sea'],
  'sea-of-dorne': ['summer-sea'],
  'redwyne-straights': ['summer-sea'],
}

/** All 112 pairs of adjacent areas: common borders, and the two bridges (R19.1, R19.3). */
export const ADJACENCY: readonly Pair[] = Object.entries(BORDERS).flatMap(([a, others]) => others.map((b): Pair => [a, b]))

/** Pairs of areas separated by a river without a bridge: these areas are not adjacent (R19.3, A31). */
export const RIVERS: readonly Pair[] = [
  ['winterfell', 'greywater-watch'],
  ['stony-shore', 'greywater-watch'],
  ['seagard', 'mountains-of-the-moon'],
  ['mountains-of-the-moon', 'riverrun'],
  ['mountains-of-the-moon', 'harrenhal'],
  ['oldtown', 'starfall'],
]

/** Pairs of areas connected only by a bridge: at The Twins and at Crackclaw Point (R19.3). {@link ADJACENCY} also contains them. */
export const BRIDGES: readonly Pair[] = [
  ['seagard', 'twins'],
  ['mountains-of-the-moon', 'crackclaw-point'],
]

/**
 * Pair of areas that differs between editions: by the rulebook, ships in Sunset Sea reach Oldtown, but some boards show another
 * border. A setting decides (A33).
 */
export const DISPUTED: Pair = ['oldtown', 'sunset-sea']
