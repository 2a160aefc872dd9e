import { useState } from 'react'
import type { QuestionProps } from '../../../../table/game/game-questions'
import { useAnswersAlso } from '../../../../table/now/OtherQuestions'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { Several } from '../../../../table/question/entry/Several'
import { useSendAll, useTicks } from '../../../../table/question/answering'
import { Button } from '../../../../ui/Button'
import { territoryOf } from '../../box/board'
import type { OwnMove } from '../../rules/moves'
import { regionOf, viewOf, type Region } from '../parts/chart'
import { Plate } from '../parts/Plate'
import { useTexts } from '../parts/words'
import { useGoOn } from './GoOn'
import { remoteness, useAsked } from './shared'
import { RegionChoice } from './RegionChoice'
import { useFightWords } from './words'
import { CAPITALS } from '../../box/board'

/**
 * Component that asks which territories change control. The territories are listed by region, those beside own territories first,
 * and the user can select several territories or none.
 */
export function Enter({ question }: QuestionProps) {
  const texts = useTexts()
  const words = useFightWords()
  const sendAll = useSendAll()
  const { label, move } = useGoOn()
  const { state, offered } = useAsked(question, 'enter')
  const [ticked, tick] = useTicks(question)
  const [region, setRegion] = useState<Region>(() => viewOf(CAPITALS[state.power]))
  const chosen = offered.filter(({ at }) => ticked.includes(at))
  const here = offered
    .filter((one) => regionOf(one.at) === region)
    .toSorted((one, other) => remoteness(state, one.at) - remoteness(state, other.at))
  const shown = new Set(here.map(({ at }) => at))
  const names = chosen.map(({ at }) => texts.spaceName(at))
  const answer: readonly OwnMove[] = chosen.length === 0 ? [move] : chosen
  useAnswersAlso('goOn')
  return (
    <QuestionFrame
      question={question}
      choosing
      answer={
        <Button kind={chosen.length === 0 ? 'alt' : 'do'} onClick={() => void sendAll(answer)}>
          {chosen.length === 0 ? label : chosen.length > 2 ? words.takesMany(chosen.length) : words.takes(texts.together(names))}
        </Button>
      }
    >
      <RegionChoice value={region} onChange={setRegion} />
      <Several
        label={words.regions[region]}
        options={here.map((one) => ({
          value: one.at,
          title: texts.spaceName(one.at),
          note: words.worth(state.territories[one.at]?.income ?? 0, texts.cityName(territoryOf(one.at)?.city ?? '')),
          lead: <Plate role={state.territories[one.at]?.controller ?? state.power} size={28} />,
        }))}
        chosen={ticked.filter((at) => shown.has(at))}
        onChange={(now) => tick([...ticked.filter((at) => !shown.has(at)), ...now])}
      />
    </QuestionFrame>
  )
}
