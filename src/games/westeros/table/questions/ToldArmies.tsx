import { Button } from '../../../../ui/Button'
import { Chip } from '../../../../ui/Tag'
import type { HouseId } from '../../box/box'
import type { Move } from '../../moves'
import { houseState } from '../../position'
import type { Question } from '../../questions'
import type { ToldArmies as Draft, ToldStep } from '../../prompts/told-armies'
import { flagsOf } from '../../rules/supply'
import { musterLedger } from '../../rules/mustering'
import { useSpeech } from '../speech'
import { Asked } from './Asked'
import { useGameState, type Answering } from './play'
import { useQuestionWords } from './words'

export interface ToldArmiesProps<D extends Draft, S> {
  readonly question: Question
  readonly house: HouseId
  readonly answering: Answering<D, S | ToldStep>
  /** All steps that are legal now. */
  readonly steps: readonly (S | ToldStep)[]
  /** What is said if the table tells nothing, and if it tells its armies. */
  readonly skip: string
  readonly tell: string
  readonly whole?: Move
}

const isTold = (step: unknown): step is ToldStep =>
  typeof step === 'object' && step !== null && ('army' in step || 'drop' in step || 'tell' in step)

/** A table that does not track units tells its army sizes, or settles it on the board with one tap (7.1). */
export function ToldArmies<D extends Draft, S>({ question, house, answering, steps, skip, tell, whole }: ToldArmiesProps<D, S>) {
  const { game, names } = useSpeech()
  const { words, say } = useQuestionWords()
  const state = useGameState()
  const { draft, put, back, finished } = answering
  const { sizes } = draft
  const told = steps.filter(isTold)
  const castles = question.kind === 'muster' ? musterLedger(state, house) : []
  return (
    <Asked
      question={question}
      back={back}
      finish={{ label: sizes === undefined ? skip : tell, answer: finished, whole }}
      more={
        sizes === undefined ? (
          <Button kind="quiet" onClick={() => put({ tell: true })}>
            {words.armies.tell}
          </Button>
        ) : (
          <Button kind="quiet" onClick={() => put({ tell: false })}>
            {words.armies.skip}
          </Button>
        )
      }
    >
      {castles.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {castles.map(({ area, points }) => (
            <li key={area} className="tag">
              {game.light.pointsOf(state, area, points)}
            </li>
          ))}
        </ul>
      )}
      {sizes !== undefined && (
        <div role="group" aria-label={game.light.sizesTitle(house)} className="flex flex-col gap-3">
          <h2 className="type-title">{game.light.sizesTitle(house)}</h2>
          <p className="note">
            {game.light.sizesNote} {names.supply}: {flagsOf(state.box, houseState(state, house).supply).join('-')}
          </p>
          <div className="flex flex-wrap gap-2">
            {sizes.map((size, k) => (
              <Button key={k} onClick={() => put({ drop: size })} aria-label={say(words.armies.drop, { size })}>
                {size} ✕
              </Button>
            ))}
          </div>
          <p className="label">{words.armies.another}</p>
          <div className="flex flex-wrap gap-2">
            {told.flatMap((step) =>
              'army' in step
                ? [
                    <Chip key={step.army} on={false} onPress={() => put(step)}>
                      {say(words.armies.add, { size: step.army })}
                    </Chip>,
                  ]
                : [],
            )}
          </div>
        </div>
      )}
    </Asked>
  )
}
