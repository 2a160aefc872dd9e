import type { QuestionProps } from '../../../../table/game/game-questions'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { Options } from '../../../../table/question/Options'
import { Icon } from '../../../../ui/Icon'
import { Stepper } from '../../../../ui/Stepper'
import { raidersAt } from '../../rules/raids'
import { bomber } from '../parts/icons'
import { Plate } from '../parts/Plate'
import { useTexts } from '../parts/words'
import { LastRoll } from '../results/LastRoll'
import { useAsked } from './shared'
import { useFightWords } from './words'

/** Maximum number of bombers that the user can enter. */
const MOST = 30

/** Component that asks which industrial complex is raided, and with how many bombers. */
export function Raid({ question }: QuestionProps) {
  const texts = useTexts()
  const words = useFightWords()
  const { state, answer, offered, setDraft, back, finish } = useAsked(question, 'raid')
  const places = [...new Set(offered.map(({ at }) => at))]
  const [only] = places.length === 1 ? places : []
  const at = answer?.at ?? only
  // If the app tracks units, the combat move has already sent the bombers.
  const isKnown = state.settings.armiesTold
  const sentTo = (place: string) => Math.max(1, raidersAt(state, place).filter(([, { task }]) => task?.kind === 'raid').length)
  const bombers = answer?.units.bmb ?? (isKnown && at !== undefined ? sentTo(at) : 1)
  const put = (where: string, bmb: number) => setDraft({ do: 'raid', at: where, units: { bmb } })
  return (
    <QuestionFrame
      question={question}
      back={back}
      choosing
      finish={{
        label: at === undefined ? words.chooseComplex : words.fly(bombers, texts.spaceName(at)),
        answer: finish(at === undefined ? undefined : { do: 'raid', at, units: { bmb: bombers } }),
        ...(at === undefined && { missing: words.chooseComplex }),
      }}
    >
      <LastRoll />
      <Options
        label={words.complexes}
        labelHidden
        options={places.map((place) => ({
          value: place,
          title: texts.spaceName(place),
          note: words.cap(state.territories[place]?.income ?? 0),
          lead: <Plate role={state.territories[place]?.controller ?? state.power} size={28} />,
        }))}
        value={at}
        onChange={(place) => put(place, isKnown ? sentTo(place) : bombers)}
      />
      {at !== undefined && !isKnown && (
        <ul className="card list" aria-label={words.bombers}>
          <li className="row">
            <Icon of={bomber} />
            <span className="words">{words.bombers}</span>
            <Stepper size="s" label={words.bombers} value={bombers} min={1} max={MOST} onChange={(bmb) => put(at, bmb)} />
          </li>
        </ul>
      )}
    </QuestionFrame>
  )
}
