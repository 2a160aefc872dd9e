import type { Translation } from '../../../../ui/language/translation'

/** Forms of the name of a move in the labels of the undo and redo buttons. */
const en = {
  /** Form after the name of a player: without an article, because the name is possessive. */
  owned: (what: string) => what.replace(/^the /, ''),
  /** Form after a colon: with a capital letter. */
  alone: (what: string) => what.charAt(0).toUpperCase() + what.slice(1),
}

export type ActionForms = Translation<typeof en>
export default en
