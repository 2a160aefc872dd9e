import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import type { QuestionProps } from '../../../../table/game/game-questions'
import { useSendAll } from '../../../../table/question/answering'
import { Button } from '../../../../ui/Button'
import { carrierZones } from '../../model/carriers'
import { ZoneFacts, ZoneGrid } from '../parts/ZoneGrid'
import { numberOf } from '../parts/zones'
import { useAsked } from '../questions/shared'
import { ZoneBeside } from './ZoneBeside'
import { useVoyageWords } from './words'

/** Component that asks in which sea zone a player guarantees a carrier, so that a fighter can land on the carrier. */
export function PromiseCarrier({ question }: QuestionProps) {
  const words = useVoyageWords()
  const sendAll = useSendAll()
  const { state, answer, setDraft, back } = useAsked(question, 'promise')
  const zone = answer?.to
  const promised = state.turn.commitments.map(({ to }) => numberOf(to))
  return (
    <QuestionFrame
      question={question}
      back={back}
      choosing
      compact
      note={promised.length === 0 ? '' : words.promised(promised.join(', '))}
      answer={
        <>
          {zone !== undefined && <ZoneFacts state={state} zone={zone} note={words.mustBe(numberOf(zone))} />}
          <Button
            kind="do"
            notYet={zone === undefined ? words.chooseZone : undefined}
            onClick={() => zone !== undefined && void sendAll([{ do: 'promise', to: zone }])}
          >
            {words.promise(zone === undefined ? '' : numberOf(zone))}
          </Button>
        </>
      }
    >
      <ZoneGrid
        state={state}
        label={words.zones}
        zones={carrierZones(state)}
        chosen={zone === undefined ? [] : [zone]}
        onPress={(to) => setDraft({ do: 'promise', to })}
      />
      <ZoneBeside at={zone} />
    </QuestionFrame>
  )
}
