import type { Domain } from '../../../referee'
import type { Choice } from '../model/moves'
import type { Code } from '../model/refusals'
import type { Move } from '../rules/moves'

/** Type of the legal answers to a public question of Westeros. Each answer is a move. */
export type MoveDomain<Draft, Step> = Domain<Draft, Step, Move, Code>
/** Type of the legal answers to a sealed question of Westeros. Each answer is a choice that stays secret until the reveal. */
export type ChoiceDomain<Draft, Step> = Domain<Draft, Step, Choice, Code>
