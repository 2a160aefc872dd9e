import type { Translation } from '../../../../../../ui/language/translation'

/** English texts about actions that a player may take without being asked. */
const en = {
  mayVeto: (name: string) => `May only react: a veto cancels a card or symbol of ${name}.`,
  mayBullet: 'Has passed; a Bullet still allows one action when the turn comes round.',
}

export type WhoTexts = Translation<typeof en>
export default en
