import type { Translation } from '../../../../ui/language/translation'

/** Forms of the name of an action in the labels of undo and redo. */
const en = {
  /** After the name of a player: no article after a possessive. */
  owned: (what: string) => what.replace(/^the /, ''),
  /** After a colon: with a capital letter. */
  alone: (what: string) => what.charAt(0).toUpperCase() + what.slice(1),
}

export type ActionForms = Translation<typeof en>
export default en
