import type { QuestionProps } from '../../../../table/game/game-questions'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { PairOfCounts } from '../../../../table/balance/TwoSides'
import { SegmentedChoice } from '../../../../ui/SegmentedChoice'
import { ZONE_IDS } from '../../box/board'
import type { OwnMove } from '../../rules/moves'
import type { Promised } from '../../model/moves'
import { carrier } from '../parts/icons'
import { useTexts } from '../parts/words'
import { ZoneGrid } from '../parts/ZoneGrid'
import { numberOf } from '../parts/zones'
import { ZoneBeside } from './ZoneBeside'
import { Icon } from '../../../../ui/Icon'
import type { State } from '../../model/state'
import type { Named } from '../../model/pieces'
import { hasMoved, strandedIn } from '../../rules/piece-moves'
import { useShowQuestion } from '../../../../table/now/OtherQuestions'
import { useSendAll } from '../../../../table/question/answering'
import { Button } from '../../../../ui/Button'
import { UNIT_ICONS } from '../parts/icons'
import { lostIn } from './decks'
import { useAsked } from '../questions/shared'
import { useFightWords } from '../questions/words'
import { reachIn } from './march'
import { useVoyageWords } from './words'

type Move = Extract<OwnMove, { readonly do: 'landed' }>
const HOW = ['kept', 'broken', 'carrierLost', 'fighterLost'] as const
type How = (typeof HOW)[number]
/** Maximum number of carriers or fighters that can be entered for a sea zone. */
const MOST = 20

const howOf = ({ carrierEnds, carrierAlive = true, fighterAlive = true }: Promised): How =>
  !carrierAlive ? 'carrierLost' : !fighterAlive ? 'fighterLost' : carrierEnds === undefined ? 'broken' : 'kept'
const promisedAs = (id: number, to: string, how: How): Promised => ({
  id,
  ...(how === 'kept' && { carrierEnds: to }),
  ...(how === 'carrierLost' && { carrierAlive: false }),
  ...(how === 'fighterLost' && { fighterAlive: false }),
})

/** Component that asks whether every fighter has a carrier, and whether each guaranteed carrier has come. */
export function Landed({ question }: QuestionProps) {
  const texts = useTexts()
  const words = useFightWords()
  const { state, answer, setDraft, back, finish } = useAsked(question, 'landed')
  const { commitments } = state.turn
  const { armiesTold } = state.settings
  const usual: Move = {
    do: 'landed',
    zones: {},
    promises: commitments.map(({ id, to }) => promisedAs(id, to, 'kept')),
  }
  const move = answer ?? usual
  const put = (next: Partial<Move>) => setDraft({ ...move, ...next })
  const setZone = (zone: string, counts: Move['zones'][string]) => put({ zones: { ...move.zones, [zone]: counts } })
  const pressed = (zone: string) => {
    const { [zone]: known, ...others } = move.zones
    put({ zones: known === undefined ? { ...others, [zone]: { carriers: 0, fighters: 1 } } : others })
  }
  const zones = Object.keys(move.zones)
  const stranded = armiesTold ? strandedIn(state) : []
  const lost = armiesTold ? stranded.length : lostIn(move.zones)
  const toMoves = useShowQuestion('move')
  const sendAll = useSendAll()
  // Aircraft that have not moved yet this turn may still fly to a landing place.
  const mayFly = toMoves !== undefined && stranded.some(([id]) => !hasMoved(state, id))
  const label = lost === 0 ? words.landed : armiesTold ? words.lostAircraft(lost) : words.lostFighters(lost)
  return (
    <QuestionFrame
      question={question}
      back={back}
      choosing
      compact
      note={armiesTold ? '' : words.deckNote}
      {...(mayFly
        ? {
            answer: (
              <Button kind="do" onClick={toMoves}>
                {words.flyHome}
              </Button>
            ),
            more: (
              <Button kind="quiet" onClick={() => void sendAll([move])}>
                {words.lostAircraft(lost)}
              </Button>
            ),
          }
        : { finish: { label, answer: finish(move) } })}
      below={<Lost zones={move.zones} />}
    >
      {stranded.length > 0 && <Stranded {...{ state, stranded }} />}
      {commitments.map(({ id, to }) => {
        const promise = move.promises.find((one) => one.id === id) ?? promisedAs(id, to, 'kept')
        return (
          <SegmentedChoice<How>
            key={id}
            label={words.promiseTo(texts.spaceName(to))}
            size="s"
            options={HOW.map((how) => ({ value: how, label: words.kept[how] }))}
            value={howOf(promise)}
            onChange={(how) => put({ promises: move.promises.map((one) => (one.id === id ? promisedAs(id, to, how) : one)) })}
          />
        )
      })}
      {!armiesTold && zones.map((zone) => <Decks key={zone} zone={zone} counts={move.zones[zone]} onChange={(to) => setZone(zone, to)} />)}
      {!armiesTold && (
        <section>
          <h2 className="label mb-1 px-1">{words.decks}</h2>
          <ZoneGrid state={state} label={words.decks} zones={ZONE_IDS} chosen={zones} onPress={pressed} />
        </section>
      )}
      <ZoneBeside at={zones.at(-1) ?? commitments.at(-1)?.to} />
    </QuestionFrame>
  )
}

/** Component that lists aircraft in spaces in which they may not land, with the moves that they have left. */
function Stranded({ state, stranded }: { readonly state: State; readonly stranded: readonly Named[] }) {
  const texts = useTexts()
  const words = useFightWords()
  const { left } = useVoyageWords()
  return (
    <section aria-label={words.stranded}>
      <h2 className="label mb-1 px-1">{words.stranded}</h2>
      <ul className="card list">
        {stranded.map(([id, { unit, at, spent }]) => (
          <li key={id} className="row">
            <Icon of={UNIT_ICONS[unit]} />
            <span className="words">
              {texts.unit(unit)}
              <span className="note">{`${texts.spaceName(at)}, ${left(Math.max(0, reachIn(state, unit) - spent))}`}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface DecksProps {
  readonly zone: string
  readonly counts: Move['zones'][string] | undefined
  readonly onChange: (counts: Move['zones'][string]) => void
}

/** Component with number inputs for the carriers and fighters in one sea zone. */
function Decks({ zone, counts: { carriers, fighters } = { carriers: 0, fighters: 0 }, onChange }: DecksProps) {
  const texts = useTexts()
  const words = useFightWords()
  return (
    <section aria-label={texts.spaceName(zone)}>
      <h2 className="label mb-1 px-1">{`${words.carriers} · ${words.fighters}`}</h2>
      <ul className="card list">
        <PairOfCounts
          icon={carrier}
          title={texts.spaceName(zone)}
          sides={[
            {
              label: `${texts.spaceName(zone)}: ${words.carriers}`,
              value: carriers,
              max: MOST,
              onChange: (n) => onChange({ carriers: n, fighters }),
            },
            {
              label: `${texts.spaceName(zone)}: ${words.fighters}`,
              value: fighters,
              max: MOST,
              onChange: (n) => onChange({ carriers, fighters: n }),
            },
          ]}
        />
      </ul>
    </section>
  )
}

/** Component that lists the sea zones in which fighters are lost, with the number of lost fighters. */
function Lost({ zones }: Pick<Move, 'zones'>) {
  const words = useFightWords()
  const short = Object.entries(zones).filter(([zone, counts]) => lostIn({ [zone]: counts }) > 0)
  if (short.length === 0) return
  return (
    <div className="zone-told" role="status">
      {short.map(([zone, counts]) => (
        <p key={zone}>{words.tooMany(numberOf(zone), lostIn({ [zone]: counts }))}</p>
      ))}
    </div>
  )
}
