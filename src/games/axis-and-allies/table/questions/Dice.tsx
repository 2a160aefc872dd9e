import type { QuestionProps } from '../../../../table/game/game-questions'
import { useStandardTexts } from '../../../../table/standard/context'
import { eventText } from '../../../../table/standard/event-text'
import { useStandardWords } from '../../../../table/standard/words'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { DrawnByApp } from '../../../../table/question/DrawnByApp'
import { DiceFaces } from '../../../../table/question/entry/DiceFaces'
import { rollingOf } from '../../model/battlefield'
import { decideOwn } from '../../rules/decide'
import { useKeys } from '../asking/words'
import { useTexts } from '../parts/words'
import { LastRaidFire } from '../results/LastRoll'
import { useAsked } from './shared'

/** Component that asks for the dice of a roll outside a battle: research, raids, rockets, and AA fire at air units that fly over. */
export function Dice({ question }: QuestionProps) {
  const keys = useKeys()
  const { phases } = useTexts()
  const plain = useStandardTexts()
  const { words } = useStandardWords()
  const { state, answer, setDraft, back, finish } = useAsked(question, 'dice')
  const count = rollingOf(state)?.count ?? 0
  if (state.dice.source === 'app') {
    return (
      <DrawnByApp question={question} label={keys.roll(count)}>
        <LastRaidFire />
      </DrawnByApp>
    )
  }
  const faces = answer?.faces ?? []
  const isWhole = faces.length === count && faces.every((face) => face > 0)
  const move = isWhole ? ({ do: 'dice', faces } as const) : undefined
  const decided = move && decideOwn(state, move)
  const follows = decided?.ok === true ? decided.value.filter(({ e }) => e !== 'rolled').map((event) => eventText(plain, words, event)) : []
  return (
    <QuestionFrame
      question={question}
      back={back}
      choosing
      finish={{
        label: keys.rolled,
        answer: finish(move),
        missing: isWhole ? undefined : keys.dice(count),
      }}
    >
      <LastRaidFire />
      <DiceFaces
        label={phases[state.phase] ?? ''}
        roll={{ count, sides: 6 }}
        faces={faces}
        onChange={(next) => setDraft({ do: 'dice', faces: next })}
      />
      {follows.length > 0 && (
        <p role="status" className="note">
          {follows.join(' ')}
        </p>
      )}
    </QuestionFrame>
  )
}
