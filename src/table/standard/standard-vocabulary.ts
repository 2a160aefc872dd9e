import type { Payment } from '../../kit/payment'
import type { Vocabulary } from '../../referee'

/** One step of an answer. The field that is set determines the input control. All steps offered at the same time set the same field. */
export interface StandardAnswer {
  /** Area of the board, chosen on the map or in a list. */
  readonly area?: string
  /** Number of uses of each means of payment. The input control starts with the default payment. */
  readonly payment?: Payment
  /** Faces of physical dice, entered one by one. */
  readonly faces?: readonly number[]
  /** Number that the user enters, on a number pad if every number from 0 to the maximum is possible. */
  readonly amount?: number
  readonly yes?: boolean
  /** Id of one of several named options. */
  readonly option?: string
  /** Complete answer to a question, either offered by the rules or built by a screen of the game. */
  readonly answer?: unknown
}

/** Types of a game whose answers consist of `StandardAnswer` steps. */
export interface StandardVocabulary extends Vocabulary {
  readonly draft: StandardAnswer
  readonly step: StandardAnswer
}
