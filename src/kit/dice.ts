import { upTo } from './counts'
import { accepted, CORE_REFUSALS, refused, type Domain, type Pick, type Revealed } from '../referee'

/**
 * Dice of a game: typed in as they fell on the table, or rolled by the app from the seed of the game. Which of the two is settled once,
 * so that nobody can look at the app's face and then tell another one.
 */
export interface Dice {
  /** `app`: the seed fixes each face, which can be checked; `table`: read off real dice and typed in. */
  readonly source: 'app' | 'table'
  /** Rolls so far on this line of play; the next one is named after it. */
  readonly rolls: number
}

/** A roll that is due. */
export interface Roll {
  /** How many dice: 1, 2, … */
  readonly count: number
  /** Faces of each: 1 … sides. */
  readonly sides: number
}

export const freshDice = (source: Dice['source']): Dice => ({ source, rolls: 0 })

/**
 * Labels of the faces of the next roll, one a die, e.g. `roll 3, die 1`. They hang on nothing but how many rolls came before: more dice
 * in one roll do not change the first of them.
 */
export const dieLabels = ({ rolls }: Dice, count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => `roll ${rolls}, die ${at + 1}`)

/** Faces of one die: 1 … sides. */
export const facesOf = (sides: number): readonly number[] => upTo(sides)

/** The faces that chance gives; undefined where the table rolls its own dice. For `byChance` of a game. */
export const rollByChance = (dice: Dice, { count, sides }: Roll, pick: Pick): readonly number[] | undefined =>
  dice.source === 'table' ? undefined : dieLabels(dice, count).map((label) => pick(label, facesOf(sides)))

/** Whether a value, which may be any JSON, can be what a roll shows: as many faces as dice, each within its sides. */
export const isRolled = (faces: unknown, { count, sides }: Roll): faces is readonly number[] =>
  Array.isArray(faces) && faces.length === count && faces.every((face) => Number.isInteger(face) && face >= 1 && face <= sides)

/** The faces of a roll by their labels, for the event that says what it showed. */
export const labelled = (dice: Dice, faces: readonly number[]): Readonly<Record<string, number>> =>
  Object.fromEntries(dieLabels(dice, faces.length).map((label, at) => [label, faces[at] ?? 0]))

/**
 * The faces that a roll showed to the table, for `reveals` of a game.
 * @param faces by label, as {@link labelled} gives them
 */
export const rollRevealed = (source: Dice['source'], faces: Readonly<Record<string, number>>): Revealed => ({
  kind: 'chance',
  label: Object.keys(faces).join('; '),
  what: faces,
  ...(source === 'table' ? { told: true } : {}),
})

/** The dice after a roll. */
export const afterRoll = (dice: Dice): Dice => ({ ...dice, rolls: dice.rolls + 1 })

/**
 * How a roll is typed in: face by face, in the order of the dice. Refusal: MALFORMED (a face that no die has, or too many or too few).
 * @param answer makes the move of the whole roll
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
