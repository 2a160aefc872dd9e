import './build.css'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { useSend, useSendAll } from '../../../../table/question/answering'
import { RoleChips } from '../../../../table/question/RoleChips'
import { Button } from '../../../../ui/Button'
import { useLanguage } from '../../../../ui/words'
import { type Clan } from '../../box/box'
import { clansOf } from '../../model/board'
import type { OwnMove } from '../../rules/moves'
import { askedIn } from '../asking/asked'
import { nameOf } from '../parts/position'
import { useTexts } from '../parts/words'
import { useBuildTexts } from './words/build'
import type { FrameProps } from './Things'

/** Component that asks which clan may carry out one construction instead of a joint work (R83). */
export function Offer({
  question,
  by,
  state,
  back,
  to,
  choose,
}: FrameProps & { readonly to: Clan | undefined; readonly choose: (to: Clan) => void }) {
  const text = useBuildTexts()
  const { clans } = useTexts()
  const language = useLanguage()
  const send = useSend()
  const heading = askedIn({ ...question, kind: 'offer' }, state, language)
  return (
    <QuestionFrame
      question={question}
      back={back}
      choosing
      title={heading.title}
      note={heading.note ?? ''}
      answer={
        <Button
          kind="do"
          notYet={to === undefined ? text.noGuest : undefined}
          onClick={() => to !== undefined && void send({ do: 'offer', by, to })}
        >
          {text.offerSend(nameOf(state, clans, to ?? by))}
        </Button>
      }
    >
      <RoleChips<Clan>
        label={text.offer}
        labelHidden
        roles={clansOf(state).filter((one) => one !== by)}
        value={to}
        onChange={choose}
        nameOf={(clan) => nameOf(state, clans, clan)}
      />
    </QuestionFrame>
  )
}

/** Component that asks for confirmation if the chief ends the turn without taking a supply card. */
export function Finish({ question, by, back }: FrameProps) {
  const text = useBuildTexts()
  const send = useSend()
  const sendAll = useSendAll()
  const done: OwnMove = { do: 'done', by }
  return (
    <QuestionFrame
      question={question}
      title={text.stillThere}
      note={text.stillThereNote}
      answer={
        <Button kind="do" onClick={() => void sendAll<OwnMove>([{ do: 'takeSupply', by }, done])}>
          {text.takeAndFinish}
        </Button>
      }
      more={
        <>
          <Button kind="quiet" onClick={() => void send(done)}>
            {text.finishWithout}
          </Button>
          {back !== undefined && (
            <Button kind="quiet" onClick={back}>
              {text.buildOn}
            </Button>
          )}
        </>
      }
    />
  )
}
