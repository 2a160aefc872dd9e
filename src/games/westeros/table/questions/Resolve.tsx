import { Icon } from '../../../../ui/Icon'
import * as icons from '../icons'
import { List } from '../../../../ui/List'
import { portOwners, resolveDomain, type PortsStep } from '../../prompts/westeros-cards'
import { houseState, turnOrder } from '../../model/position'
import { musterLedger } from '../../rules/mustering'
import { armiesIn, flagsOf, groupsOf } from '../../rules/supply'
import { cardOf } from '../../rules/westeros-cards'
import type { Bids, State } from '../../model/state'
import { flagViews, forecasts } from '../../views/views'
import { SlotsRow } from '../../../../table/question/Slots'
import { Spaces } from '../../../../table/roles/Tracks'
import { supplySpaces } from '../houses/house-sheet'
import { Shield } from '../Shield'
import { useSpeech } from '../speech'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { Barrels } from './Barrels'
import { Figure } from '../../../../table/corrections/rows'
import { Fact } from '../../../../table/question/Fact'
import { useAnswering } from '../../../../table/question/answering'
import { useGameState } from './play'
import type { QuestionProps } from './props'
import { useQuestionWords } from '../words/questions'

/** R0.2: the question that resolves the card of a deck. Shows the effect of the card before the players confirm. */
export function Resolve({ question }: QuestionProps) {
  const { game } = useSpeech()
  const state = useGameState()
  const { draft, put, back, finished } = useAnswering(question, resolveDomain(state))
  const card = state.stage.at === 'card' ? state.turned?.[state.stage.deck] : undefined
  if (card === undefined) return <QuestionFrame question={question} finish={{ label: '', answer: finished }} />
  return (
    <QuestionFrame question={question} back={back} finish={{ label: game.buttons.resolve[cardOf(card)], answer: finished }}>
      <ReportedPorts state={state} ports={draft} onReport={put} />
      {cardOf(card) === 'supply' && <SupplyForecast state={state} />}
      {cardOf(card) === 'game-of-thrones' && <CrownsForecast state={state} ports={draft} />}
      {cardOf(card) === 'mustering' && <PointsForecast state={state} />}
    </QuestionFrame>
  )
}

/**
 * Supply level of each house before and after the card *Supply*: the supply track, the barrels by area, and armies that will exceed the
 * limit.
 */
function SupplyForecast({ state }: { state: State }) {
  const { words: table, say, names } = useSpeech()
  const { words } = useQuestionWords()
  const rows = forecasts(state)
  const then = new Map(rows.map(({ house, supply }) => [house, supply.level]))
  return (
    <>
      <Spaces spaces={supplySpaces(state, { words: table, say }, then)} label={words.resolve.track} />
      <List label={words.resolve.supply}>
        {rows.map(({ house, supply }) => {
          const flags = flagsOf(state.box, supply.level)
          const armies = armiesIn(groupsOf(state, house).values())
          return (
            <Fact
              key={house}
              lead={<Shield house={house} />}
              title={names.house.plain(house)}
              note={
                <>
                  <Barrels house={house} />
                  {supply.fits === false && (
                    <span className="flex flex-wrap gap-x-2 gap-y-0.5 text-warn">
                      <SlotsRow
                        fillings={flagViews(flags, groupsOf(state, house)).map(({ size, flag }) => ({ size, room: flag }))}
                        label={say(table.houses.armies, { armies: armies.join('-'), flags: flags.join('-') })}
                      />
                      {words.resolve.tooMuch}
                    </span>
                  )}
                </>
              }
              figure={<Change from={houseState(state, house).supply} to={supply.level} />}
            />
          )
        })}
      </List>
    </>
  )
}

/** Old and new supply level, e.g. "3 › 1". A single number if the level does not change. */
function Change({ from, to }: { from: number; to: number }) {
  if (from === to) return to
  return (
    <span className="change" role="img" aria-label={`${from} → ${to}`}>
      {from}
      <Icon of={icons.chevron} size="xs" />
      {to}
    </span>
  )
}

/** E7.4: number of ports with own ships of each house that owns a port, reported if units are not tracked. */
function ReportedPorts({ state, ports, onReport }: { state: State; ports: Bids; onReport: (step: PortsStep) => void }) {
  const { names } = useSpeech()
  const { words } = useQuestionWords()
  const owners = portOwners(state)
  if (owners.length === 0) return
  return (
    <>
      <p className="note">{words.resolve.ports}</p>
      <ul className="card list">
        {owners.map(({ house, ports: most }) => (
          <Figure
            key={house}
            label={names.house.plain(house)}
            value={ports[house] ?? 0}
            max={most}
            onChange={(number) => onReport({ house, ports: number })}
          />
        ))}
      </ul>
    </>
  )
}

/** Power that each house gains for its crowns and, in the second edition, for its ports (E7.4). */
function CrownsForecast({ state, ports }: { state: State; ports: Bids }) {
  const { names } = useSpeech()
  const { words, say } = useQuestionWords()
  return (
    <List label={words.resolve.crowns}>
      {forecasts(state, ports).map(({ house, crowns }) => (
        <Fact
          key={house}
          lead={<Shield house={house} />}
          title={names.house.plain(house)}
          note={[
            names.count.crowns(crowns.due - crowns.ports),
            ...(crowns.ports === 0 ? [] : [names.count.ports(crowns.ports)]),
            ...(crowns.gain < crowns.due ? [say(words.resolve.pileEmpty, { due: crowns.due })] : []),
          ].join(' · ')}
          figure={crowns.gain === 0 ? 0 : `+${crowns.gain}`}
        />
      ))}
    </List>
  )
}

/** Muster points that each house has when the card *Mustering* is resolved. */
function PointsForecast({ state }: { state: State }) {
  const { names } = useSpeech()
  const { words } = useQuestionWords()
  return (
    <List label={words.resolve.points}>
      {turnOrder(state).map((house) => {
        const rows = musterLedger(state, house)
        return (
          <Fact
            key={house}
            lead={<Shield house={house} />}
            title={names.house.plain(house)}
            note={
              rows.length === 0
                ? words.resolve.noCastle
                : names.areas(
                    state,
                    rows.map(({ area }) => area),
                  )
            }
            figure={rows.reduce((sum, { points }) => sum + points, 0)}
          />
        )
      })}
    </List>
  )
}
