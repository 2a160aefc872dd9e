import { useParams } from 'react-router'
import { sum } from '../../../kit/addends'
import { useTable } from '../../../table/hook'
import { useGamePath } from '../../../table/paths'
import { Part } from '../../../table/roles/Part'
import { RolePage } from '../../../table/roles/RolePages'
import { TableScreen } from '../../../table/shell/TableScreen'
import { sentence, signed } from '../../../ui/grammar/numbers'
import { ADVANTAGES, POWERS, START, type Power } from '../box/powers'
import { territoryOf, TERRITORIES } from '../box/board'
import { countOf } from '../box/units'
import { capitalLost } from '../model/battlefield'
import type { State } from '../model/state'
import { productionOf } from '../rules/collect-income'
import { nameOf } from './parts/position'
import { useTexts } from './parts/words'
import { useWeaponWords } from './parts/words/weapons'
import { PowerList } from './Powers'
import { useMapWords } from './map/words'
import { armiesOf } from '../model/pieces'

/** Screen with all powers, or with the details of the power in the URL. */
export default function PowersPage() {
  const texts = useTexts()
  const words = useMapWords()
  const path = useGamePath()
  const state = useTable((open) => open.state) as State
  const { power: named } = useParams()
  const power = POWERS.find((one) => one === named)
  if (power !== undefined) return <PowerSheet state={state} power={power} />
  const notesOf = (one: Power) => [
    words.citiesOf(heldBy(state, one).filter((id) => territoryOf(id)?.city !== undefined).length),
    ...(capitalLost(state, one) ? [words.capitalLost] : []),
    ...state.developments[one].map((each) => sentence(texts.developments[each] ?? each)),
    ...(countOf(state.bought[one], () => true) > 0 ? [words.toPlace(texts.unitList(state.bought[one]))] : []),
  ]
  return (
    <TableScreen readOnly where={texts.powersWord}>
      <h1 className="sr-only">{texts.powersWord}</h1>
      <PowerList state={state} notesOf={notesOf} to={(one) => path(`powers/${one}`)} />
    </TableScreen>
  )
}

/** Returns the territories that a power controls, highest income first. */
const heldBy = ({ territories }: State, power: Power): readonly string[] =>
  Object.keys(territories)
    .filter((id) => territories[id]?.controller === power)
    .toSorted((a, b) => (territories[b]?.income ?? 0) - (territories[a]?.income ?? 0))

interface SheetProps {
  readonly state: State
  readonly power: Power
}

/** Component that shows the details of one power. */
function PowerSheet({ state, power }: SheetProps) {
  const texts = useTexts()
  const effects = useWeaponWords()
  const words = useMapWords()
  const { territories, settings, bought, developments, turn } = state
  const isItsTurn = power === state.power
  const held = heldBy(state, power)
  const first = (id: string) => territoryOf(id)?.original
  const lost = TERRITORIES.filter(({ id, original }) => original === power && territories[id]?.controller !== power)
  const won = held.filter((id) => first(id) !== power)
  const owner = (id: string, other: Power | undefined) => words.at(texts.spaceName(id), other === undefined ? '' : texts.powers[other])
  const own = ADVANTAGES.filter(({ id, power: of }) => of === power && settings.advantages.includes(id))
  return (
    <RolePage role={power} name={texts.powers[power]} back="powers" readOnly>
      <p className="note">{[nameOf(state, power), capitalLost(state, power) ? words.capitalLost : ''].filter(Boolean).join(' · ')}</p>
      {settings.moneyTold && <CashPart state={state} power={power} />}
      <Part title={words.production} figure={`${productionOf(territories, power)}`}>
        <p className="note">{words.start(START[power])}</p>
        <p>{held.map((id) => `${texts.spaceName(id)} ${territories[id]?.income ?? 0}`).join(', ')}</p>
      </Part>
      <Lines title={words.cities} lines={held.flatMap((id) => texts.cityName(territoryOf(id)?.city ?? '') || [])} />
      <Lines title={words.lost} lines={lost.map(({ id }) => owner(id, territories[id]?.controller))} />
      <Lines title={words.won} lines={won.map((id) => owner(id, first(id)))} />
      <Lines
        title={words.complexes}
        lines={held
          .filter((id) => territories[id]?.ic)
          .map((id) => words.at(texts.spaceName(id), words.limit(territories[id]?.income ?? 0, isItsTurn ? (turn.used[id] ?? 0) : 0)))}
      />
      <Lines
        title={words.guns}
        lines={held.flatMap((id) => {
          const guns = territories[id]?.aa ?? 0
          return guns === 0 ? [] : [guns === 1 ? texts.spaceName(id) : `${texts.spaceName(id)} (${guns})`]
        })}
      />
      <Lines
        title={words.developments}
        lines={developments[power].map((one) => `${sentence(texts.developments[one] ?? one)}. ${effects[one]}`)}
      />
      <Lines title={words.waiting} lines={countOf(bought[power], () => true) === 0 ? [] : [texts.unitList(bought[power])]} />
      <Lines
        title={words.advantages}
        lines={own.map(({ id }) => [texts.advantageName(id), ...(state.used.includes(id) ? [words.used] : [])].join(', '))}
      />
      {settings.armiesTold && (
        <Lines
          title={words.standing}
          lines={Object.entries(armiesOf(state.pieces)).flatMap(([at, here]) => {
            const units = here[power]
            return units === undefined ? [] : [words.at(texts.spaceName(at), texts.unitList(units))]
          })}
        />
      )}
    </RolePage>
  )
}

/** Component that shows the cash of a power, with all payments since the start of its last turn. */
function CashPart({ state, power }: SheetProps) {
  const texts = useTexts()
  const words = useMapWords()
  const { cash } = state.book[power]
  return (
    <Part title={words.cash} figure={texts.ipc(state.cash[power] ?? 0)}>
      {cash.length > 0 && (
        <>
          <p className="note">{`${words.sinceTurn}: ${signed(sum(cash))}`}</p>
          <p>{cash.map(({ why, amount }) => `${signed(amount)} ${words.why[why] ?? why}`).join(', ')}</p>
        </>
      )}
    </Part>
  )
}

/** Component that shows lines of text under a title. Renders nothing if there are no lines. */
function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <Part title={title} figure={`${lines.length}`}>
      <ul className="flex flex-col gap-1">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Part>
  )
}
