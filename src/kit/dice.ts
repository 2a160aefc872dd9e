import { upTo } from './counts'
import { accepted, CORE_REFUSALS, refused, type Domain, type Pick, type Revealed } from '../referee'

/**
 * Dice of a game. The players either roll real dice and enter the faces, or the app rolls the dice from the seed. The source is fixed for a
 * game, so that no player can see the app's result and then report a different result.
 */
export interface Dice {
  /**
   * Source of the faces. `app`: the seed determines each face, and players can verify it. `table`: players enter the faces of real dice.
   */
  readonly source: 'app' | 'table'
  /** Number of rolls so far on this branch of the history. The label of the next roll contains this number. */
  readonly rolls: number
}

/** Roll of dice that the game needs now. */
export interface Roll {
  /** Number of dice: 1, 2, … */
  readonly count: number
  /** Number of sides of each die; faces are 1 … sides. */
  readonly sides: number
}

export const freshDice = (source: Dice['source']): Dice => ({ source, rolls: 0 })

/**
 * Returns the labels of the next roll, one per die, e.g. `roll 3, die 1`. The labels depend only on the number of earlier rolls, so
 * additional dice in a roll do not change the faces of the first dice.
 */
export const dieLabels = ({ rolls }: Dice, count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => `roll ${rolls}, die ${at + 1}`)

/** Returns all faces of a die, from 1 to `sides`. */
export const facesOf = (sides: number): readonly number[] => upTo(sides)

/** Returns the random faces of a roll, for the function `byChance` of a game. Undefined if the players roll real dice. */
export const rollByChance = (dice: Dice, { count, sides }: Roll, pick: Pick): readonly number[] | undefined =>
  dice.source === 'table' ? undefined : dieLabels(dice, count).map((label) => pick(label, facesOf(sides)))

/** Returns whether a JSON value is a valid result of a roll: one face per die, each from 1 to the number of sides. */
export const isRolled = (faces: unknown, { count, sides }: Roll): faces is readonly number[] =>
  Array.isArray(faces) && faces.length === count && faces.every((face) => Number.isInteger(face) && face >= 1 && face <= sides)

/** Returns the faces of a roll for the event of the roll. The key is the label of the die. */
export const labelled = (dice: Dice, faces: readonly number[]): Readonly<Record<string, number>> =>
  Object.fromEntries(dieLabels(dice, faces.length).map((label, at) => [label, faces[at] ?? 0]))

/**
 * Returns the information that a roll reveals, for the function `reveals` of a game.
 * @param faces face of each die, as {@link labelled} returns them; the key is the label of the die
 */
export const rollRevealed = (source: Dice['source'], faces: Readonly<Record<string, number>>): Revealed => ({
  kind: 'chance',
  label: Object.keys(faces).join('; '),
  what: faces,
  ...(source === 'table' ? { reported: true } : {}),
})

/** Returns the dice with the number of rolls increased by one. */
export const afterRoll = (dice: Dice): Dice => ({ ...dice, rolls: dice.rolls + 1 })

/**
 * Returns the possible answers of the question for a roll. The user enters the faces one after another, in the order of the dice. Refusal:
 * MALFORMED (an impossible face, or a wrong number of faces).
 * @param answer creates the move from all faces
 */
export const rollDomain = <Answer>(
  roll: Roll,
  answer: (faces: readonly number[]) => Answer,
): Domain<readonly number[], number, Answer, 'MALFORMED'> => {
  const malformed = () => refused('MALFORMED' as const, CORE_REFUSALS.MALFORMED)
  return {
    empty: [],
    steps: (draft) => (draft.length < roll.count ? facesOf(roll.sides) : []),
    take: (draft, face) =>
      draft.length < roll.count && isRolled([face], { count: 1, sides: roll.sides }) ? accepted([...draft, face]) : malformed(),
    finish: (draft) => (isRolled(draft, roll) ? accepted(answer(draft)) : malformed()),
    sample: (random) => answer(Array.from({ length: roll.count }, () => 1 + Math.floor(random() * roll.sides))),
  }
}
