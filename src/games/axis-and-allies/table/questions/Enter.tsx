import { useState } from 'react'
import type { QuestionProps } from '../../../../table/game/game-questions'
import { useAnswersAlso } from '../../../../table/now/OtherQuestions'
import { Asked } from '../../../../table/question/Asked'
import { Options } from '../../../../table/question/Options'
import { useSendAll } from '../../../../table/question/answering'
import { Button } from '../../../../ui/Button'
import { territoryOf } from '../../box/board'
import { regionOf, type Region } from '../parts/chart'
import { Plate } from '../parts/Plate'
import { useTexts } from '../parts/words'
import { useGoOn } from './GoOn'
import { useAsked } from './shared'
import { RegionChoice } from './RegionChoice'
import { useFightWords } from './words'
import { announcedIn } from '../../model/battlefield'

/** Which territory changes hands, by region. */
export function Enter({ question }: QuestionProps) {
  const texts = useTexts()
  const words = useFightWords()
  const sendAll = useSendAll()
  const { label, move } = useGoOn()
  const { state, answer, offered, become, back, finish } = useAsked(question, 'enter')
  const [region, setRegion] = useState<Region>('europe')
  const at = answer?.at
  const finished = finish(answer)
  // Where a territory is chosen, the only way on is to take it: no choice is dropped.
  const leadsOn = announcedIn(state).length === 0 && at === undefined
  useAnswersAlso(leadsOn ? 'goOn' : undefined)
  return (
    <Asked
      question={question}
      back={back}
      choosing
      finish={{
        label: words.takes(at === undefined ? '' : texts.spaceName(at)),
        answer: finished,
        isEmpty: at === undefined,
        ...(at === undefined && { missing: words.region }),
      }}
      more={
        leadsOn && (
          <Button kind="quiet" onClick={() => void sendAll([move])}>
            {label}
          </Button>
        )
      }
    >
      <RegionChoice value={region} onChange={setRegion} />
      <Options
        label={words.regions[region]}
        labelHidden
        options={offered
          .filter((one) => regionOf(one.at) === region)
          .map((one) => ({
            value: one.at,
            title: texts.spaceName(one.at),
            note: words.worth(state.territories[one.at]?.income ?? 0, texts.cityName(territoryOf(one.at)?.city ?? '')),
            lead: <Plate role={state.territories[one.at]?.controller ?? state.power} size={28} />,
          }))}
        value={at}
        onChange={(place) => {
          const chosen = offered.find((one) => one.at === place)
          if (chosen !== undefined) become(chosen)
        }}
      />
    </Asked>
  )
}
