import type { Translation } from '../../../../../../ui/language/translation'

/** English texts about the effect of each weapon that research can develop. */
const en = {
  jetFighters: 'Fighters defend with 5.',
  rockets: 'Each turn AA guns may strike a complex up to 3 spaces away.',
  superSubs: 'Submarines attack with 3.',
  longRange: 'Fighters move 6 spaces, bombers 8.',
  combinedBombardment: 'Destroyers bombard as well.',
  heavyBombers: 'A bomber rolls two dice in attack.',
}

export type WeaponWords = Translation<typeof en>
export default en
