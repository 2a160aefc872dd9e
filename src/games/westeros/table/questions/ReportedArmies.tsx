import { Button } from '../../../../ui/Button'
import { Icon } from '../../../../ui/Icon'
import * as icons from '../icons'
import { Chip } from '../../../../ui/Tag'
import type { HouseId } from '../../box/box'
import type { Move } from '../../rules/moves'
import { houseState } from '../../model/position'
import type { Question } from '../../model/prompt-kinds'
import type { ReportedArmies as Draft, ReportStep } from '../../prompts/reported-armies'
import { flagsOf } from '../../rules/supply'
import { musterLedger } from '../../rules/mustering'
import { flagViews, type FlagView } from '../../views/views'
import { useSpeech } from '../speech'
import { SupplyHeading } from '../houses/Armies'
import { FreeSlots, SlotOf, Slots } from '../../../../table/question/Slots'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { Barrels } from './Barrels'
import { type Answering } from '../../../../table/question/answering'
import { useGameState } from './play'
import { useQuestionWords } from '../words/questions'

export interface ToldArmiesProps<D extends Draft, S> {
  readonly question: Question
  readonly house: HouseId
  readonly answering: Answering<D, S | ReportStep>
  /** All legal next steps of the report. */
  readonly steps: readonly (S | ReportStep)[]
  /** Labels of the submit button: without a report, and with reported army sizes. */
  readonly skip: string
  readonly tell: string
  readonly whole?: Move
}

const isTold = (step: unknown): step is ReportStep =>
  typeof step === 'object' && step !== null && ('army' in step || 'drop' in step || 'tell' in step)

/** Question shown if the app does not track units (7.1): the players report the army sizes of a house, or skip the report with one tap. */
export function ReportedArmies<D extends Draft, S>({ question, house, answering, steps, skip, tell, whole }: ToldArmiesProps<D, S>) {
  const { game } = useSpeech()
  const { words, say } = useQuestionWords()
  const state = useGameState()
  const { draft, put, back, finished } = answering
  const { sizes } = draft
  const { supply } = houseState(state, house)
  const flags = flagsOf(state.box, supply)
  const more = steps.flatMap((step) => (isTold(step) && 'army' in step ? [step.army] : []))
  const castles = question.kind === 'muster' ? musterLedger(state, house) : []
  return (
    <QuestionFrame
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
              <Icon of={points === 2 ? icons.stronghold : icons.castle} size="xs" />
              {game.light.pointsOf(state, area, points)}
            </li>
          ))}
        </ul>
      )}
      {sizes === undefined ? (
        <section className="card supply-row" aria-label={words.armies.row}>
          <SupplyHeading level={supply} flags={flags.length} />
          {question.kind === 'surplus' && (
            <p className="note">
              <Barrels house={house} />
            </p>
          )}
          <ToldRow armies={flagViews(flags, [])} />
        </section>
      ) : (
        <div role="group" aria-label={game.light.sizesTitle(house)} className="flex flex-col gap-3">
          <h2 className="type-title">{game.light.sizesTitle(house)}</h2>
          <section className="card supply-row" aria-label={words.armies.row}>
            <SupplyHeading level={supply} flags={flags.length} />
            <ToldRow
              armies={flagViews(
                flags,
                sizes.map((size) => [undefined, size]),
              )}
              onDrop={(size) => put({ drop: size })}
            />
            <p className="note">{game.light.sizesNote}</p>
          </section>
          {more.length > 0 && <p className="label">{words.armies.another}</p>}
          <div className="flex flex-wrap gap-2">
            {more.map((army) => (
              <Chip key={army} on={false} onPress={() => put({ army })}>
                {say(words.armies.add, { size: army })}
              </Chip>
            ))}
          </div>
        </div>
      )}
    </QuestionFrame>
  )
}

/** Reported armies in the slots of a supply level. A tap on an army removes it. */
function ToldRow({ armies, onDrop }: { armies: readonly FlagView[]; onDrop?: (size: number) => void }) {
  const { words: table, say } = useSpeech()
  const { words } = useQuestionWords()
  return (
    <ul className="flag-row flex flex-wrap gap-x-3 gap-y-2.5">
      {armies.map(({ flag, size }, k) => (
        <li key={k}>
          {size === 0 || onDrop === undefined ? (
            <Slots label={say(table.houses.armyOf, { army: size, flag })}>
              <FreeSlots count={flag} />
            </Slots>
          ) : (
            <Slots label={say(words.armies.drop, { size })} onPress={() => onDrop(size)}>
              {Array.from({ length: size }, (_, at) => (
                <SlotOf key={at} slot={at >= flag ? 'over' : 'full'} />
              ))}
              <FreeSlots count={flag - size} />
              <Icon of={icons.close} size="xs" />
            </Slots>
          )}
          {size === 0 && <span className="label flag-name max-w-[6rem]">{words.armies.free}</span>}
        </li>
      ))}
    </ul>
  )
}
