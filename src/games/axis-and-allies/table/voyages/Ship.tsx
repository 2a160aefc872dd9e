import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import type { QuestionProps } from '../../../../table/game/game-questions'
import { ZONE_IDS } from '../../box/board'
import { areAllied } from '../../box/powers'
import type { Boat } from '../../model/moves'
import type { State } from '../../model/state'
import { useTexts, type Texts } from '../parts/words'
import { ZoneDisc, ZoneGrid } from '../parts/ZoneGrid'
import { fleetsIn, numberOf } from '../parts/zones'
import { useAsked } from '../questions/shared'
import { counted } from './counted'
import { Ashore, Landing, NextZones } from './Onward'
import { CombatBefore, EnemyShips, TakesOn } from './Loading'
import { hasEnemy, keptAboard, movesOf, planOf, type Voyage } from './voyage'
import { Rows } from './Rows'
import { vesselsOf } from './vessels'
import { Way } from './Way'
import { useVoyageWords, type VoyageWords } from './words'
import { ZoneBeside } from './ZoneBeside'

/** Component that lists the transports that can still act, with their sea zone and cargo, if the app tracks units. */
function Vessels({ state, onChoose }: { readonly state: State; readonly onChoose: (boat: Boat) => void }) {
  const texts = useTexts()
  const words = useVoyageWords()
  const vessels = vesselsOf(state)
  return (
    <Rows
      label={words.whichShip}
      chosen={undefined}
      onChoose={(key) => {
        const vessel = vessels.find((one) => one.key === key)
        if (vessel !== undefined) onChoose(vessel.boat)
      }}
      rows={vessels.map(({ key, boat, cargo, left, others }) => ({
        id: key,
        lead: <ZoneDisc zone={boat.at} />,
        name: texts.spaceName(boat.at),
        title: words.hold(cargo.length === 0 ? '' : texts.unitList(counted(cargo))),
        note: words.movesLeft(left, others + 1),
        reason: undefined,
      }))}
    />
  )
}

/** Component that asks for the voyage of one transport: its first sea zone, cargo, path, and landing. */
export function Ship({ question }: QuestionProps) {
  const texts = useTexts()
  const words = useVoyageWords()
  const { state, answer, setDraft, back, finish } = useAsked(question, 'ship')
  const plan = answer && planOf(answer)
  const here = plan?.stops.at(-1)?.zone
  const isEmpty = answer === undefined || answer.steps.length === 0
  const props = answer && { state, voyage: answer, onChange: setDraft }
  return (
    <QuestionFrame
      question={question}
      back={back}
      choosing
      compact
      note=""
      finish={{
        label: isEmpty ? words.sailTo('…') : labelOf(state, answer, texts, words),
        answer: finish(answer),
        isEmpty,
        whole: answer,
        ...(isEmpty && { missing: answer === undefined ? words.chooseZone : words.nothingYet }),
      }}
    >
      {props === undefined && state.settings.armiesTold ? (
        <Vessels state={state} onChoose={(ship) => setDraft({ do: 'ship', ship, steps: [] })} />
      ) : props === undefined ? (
        <section>
          <h2 className="label mb-1 px-1">{words.whereLies}</h2>
          <ZoneGrid
            state={state}
            label={words.whereLies}
            zones={ZONE_IDS}
            chosen={[]}
            onPress={(at) => setDraft({ do: 'ship', ship: { at }, steps: [] })}
          />
        </section>
      ) : (
        <>
          <Way voyage={props.voyage} />
          {state.phase === 5 && !state.settings.armiesTold && <CombatBefore {...props} />}
          {plan?.shore === undefined && <TakesOn {...props} />}
          {/* If the transport has no movement left, show the territories for landing before the sea zones. */}
          {movesOf(props.voyage, state).left < 1 && <Landing {...props} />}
          {plan?.shore === undefined && <NextZones {...props} />}
          {movesOf(props.voyage, state).left > 0 && <Landing {...props} />}
          <Ashore {...props} />
          {plan?.shore !== undefined && here !== undefined && <Told {...{ state, voyage: props.voyage, shore: plan.shore, here }} />}
          {!state.settings.armiesTold && <EnemyShips {...props} />}
        </>
      )}
      <ZoneBeside at={plan?.shore ?? here} />
    </QuestionFrame>
  )
}

const isHostile = ({ territories, power }: State, at: string): boolean => !areAllied(territories[at]?.controller ?? power, power)

const labelOf = (state: State, voyage: Voyage, texts: Texts, words: VoyageWords): string => {
  const { stops, shore } = planOf(voyage)
  if (shore !== undefined) return (isHostile(state, shore) ? words.announceLanding : words.landAt)(texts.spaceName(shore))
  if (stops.length > 1) return words.sailTo(numberOf(stops.at(-1)?.zone ?? ''))
  return words.loadOnly(texts.unitList(counted(stops.flatMap(({ loads }) => loads.map(({ unit }) => unit)))))
}

interface ToldProps {
  readonly state: State
  readonly voyage: Voyage
  readonly shore: string
  readonly here: string
}

/** Component that lists the effects of landing units from a transport. */
function Told({ state, voyage, shore, here }: ToldProps) {
  const texts = useTexts()
  const words = useVoyageWords()
  const enemies = state.settings.armiesTold
    ? fleetsIn(state, here).some(({ power, ships }) => Object.keys(ships).length > 0 && !areAllied(power, state.power))
    : hasEnemy(voyage, here)
  const kept = keptAboard(voyage)
  const notes = [
    ...(enemies ? [words.seaFirst(numberOf(here))] : []),
    ...(kept.length > 0 ? [words.staysAboard(texts.unitList(counted(kept)))] : []),
    words.isDone,
  ]
  return (
    <div className="zone-told" role="status">
      <p>{words.landing(texts.spaceName(shore), numberOf(here))}</p>
      <p className="note">{notes.join(' ')}</p>
    </div>
  )
}
