import { Button } from '../../../../ui/Button'
import * as icons from '../icons'
import { Question } from '../../../../ui/Screen'
import type { Change } from '../../model/moves'
import type { State } from '../../model/state'
import { fields } from '../../fields'
import { CorrectionForm } from '../corrections/by-hand'
import { useAllSpeech } from '../speech'
import type { Verdict } from '../corrections/by-hand'
import type { StepProps } from '../draft/step'

const SECTIONS = ['round', 'areas', 'houses', 'tracks', 'decks'] as const

/** First change of a game that starts in the middle: sets the stage. The user enters the rest of the position. */
export const FIRST_CHANGES: readonly Change[] = [{ set: 'stage', at: 'orders' }]

export interface BoardStepProps extends StepProps {
  readonly verdict: Verdict
}

/** Form for entering the current board, section by section. The number of pieces is validated after each change. */
export function BoardStep({ game, change, verdict }: BoardStepProps) {
  const { words } = useAllSpeech()
  const set = (changes: readonly Change[]) => change((before) => ({ ...before, changes }))
  return (
    <>
      <Question>{words.newGame.board}</Question>
      <p className="note">{words.newGame.boardNote}</p>
      <Button icon={icons.close} onClick={() => set(cleared(verdict.preview, game.changes ?? []))}>
        {words.newGame.clear}
      </Button>
      <CorrectionForm changes={game.changes ?? []} onChange={set} verdict={verdict} sections={SECTIONS} />
    </>
  )
}

/** Adds changes that remove all pieces from the board, so that the user enters only pieces that are on the physical board. */
const cleared = (state: State, changes: readonly Change[]): readonly Change[] =>
  Object.entries(state.areas).reduce<readonly Change[]>((list, [area, { garrison, token, neutral, order, holder }]) => {
    const gone: readonly Change[] = [
      ...(garrison === undefined ? [] : [{ set: 'units', area } as const]),
      ...(token === undefined ? [] : [{ set: 'token', area } as const]),
      ...(neutral === undefined ? [] : [{ set: 'neutral', area } as const]),
      ...(order === undefined ? [] : [{ set: 'order', area } as const]),
      ...(holder === undefined ? [] : [{ set: 'holder', area } as const]),
    ]
    return gone.reduce(fields.withChange, list)
  }, changes)
