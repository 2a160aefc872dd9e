import type { Translation } from '../../../../../../ui/language/translation'

/** English texts about actions that a player may take without being asked. */
const en = {
  mayVeto: (name: string) => `May only react: a veto cancels a card or symbol of ${name}.`,
  mayBullet: 'Has passed; a Bullet still allows one action when the turn comes round.',
  mayLook: 'Holds the Policeman: may look at the cards of any player at any time, and keeps them secret.',
  mayOrder: 'Holds the Mayor: chooses the order of the locations, and in the strategic phase also the order of the players.',
}

export type WhoTexts = Translation<typeof en>
export default en
