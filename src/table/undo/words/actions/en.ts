import type { Translation } from '../../../../ui/language/translation'

/** Functions that adapt the name of a move to the labels of the undo and redo buttons. */
const en = {
  /** Formats the name of a move after the name of a player. Removes the article, because the player's name is possessive. */
  owned: (what: string) => what.replace(/^the /, ''),
  /** Formats the name of a move after a colon. The name keeps its lower case; only proper names begin with a capital letter. */
  alone: (what: string) => what,
}

export type ActionForms = Translation<typeof en>
export default en
