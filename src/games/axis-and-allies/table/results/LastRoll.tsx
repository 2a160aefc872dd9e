import { totalOf } from '../../../../kit/counts'
import { useNewestEvents } from '../../../../table/question/answering'
import { RolledDice, type RolledRow } from '../../../../table/question/entry/RolledDice'
import { useStandardTexts } from '../../../../table/standard/context'
import { eventText } from '../../../../table/standard/event-text'
import { useStandardWords } from '../../../../table/standard/words'
import { sentence } from '../../../../ui/grammar/numbers'
import { DEVELOPMENTS } from '../../box/powers'
import { isUnit } from '../../box/units'
import type { Event } from '../../model/events'
import type { Rolling } from '../../model/state'
import { aaHitsOn } from '../../rules/fire'
import { raidModifiers } from '../../rules/raids'
import { useKeys } from '../asking/words'
import { usePosition } from '../parts/position'
import { useTexts } from '../parts/words'
import { useBattleWords } from './words'

type Rolled = Extract<Event, { readonly e: 'rolled' }>

/**
 * Returns a function that checks whether the face of a die succeeds in a roll outside a battle: the number of the researched weapon, or 1
 * in AA fire.
 */
const isSought = ({ rolling }: Rolled): RolledRow['isHit'] => {
  if (rolling.what === 'research') return (face) => face === 1 + DEVELOPMENTS.indexOf(rolling.development)
  return rolling.what === 'raidFire' || rolling.what === 'onTheWay' ? (face) => face === 1 : undefined
}

/**
 * Component that shows the dice that the app rolled in the newest answer, one line per number to hit. Renders nothing if the app rolled no
 * dice.
 */
export function LastRoll() {
  const events = useNewestEvents() as readonly Event[]
  return <RollIn events={events} />
}

/** Component that shows the AA fire of a raid and the surviving bombers. Renders nothing after other log entries. */
export function LastRaidFire() {
  const events = useNewestEvents() as readonly Event[]
  const rolled = events.find((event) => event.e === 'rolled')
  return rolled?.rolling.what === 'raidFire' && <RaidFire rolled={rolled} rolling={rolled.rolling} />
}

/** Component that shows the faces of AA fire in a raid, and the number of bombers that were not shot down. */
function RaidFire({ rolled, rolling }: { readonly rolled: Rolled; readonly rolling: Extract<Rolling, { what: 'raidFire' }> }) {
  const keys = useKeys()
  const words = useBattleWords()
  const { settings, used, power, territories } = usePosition()
  const on = aaHitsOn(raidModifiers({ settings, used, power, territories }, rolling.at))
  const faces = Object.values(rolled.faces)
  const down = faces.filter((face) => face <= on).length
  const label = words.cameThrough(faces, rolling.bombers - down, down)
  if (rolled.source !== 'app') return <p className="note">{label}</p>
  return <RolledDice label={label} rows={[{ label: keys.rolledFaces, faces, isHit: (face) => face <= on }]} />
}

/** Component that shows the dice that the app rolled in the given events. */
export function RollIn({ events }: { readonly events: readonly Event[] }) {
  const texts = useTexts()
  const keys = useKeys()
  const plain = useStandardTexts()
  const { words } = useStandardWords()
  const rolled = events.find((event) => event.e === 'rolled')
  if (rolled?.source === 'app') {
    const { rolling } = rolled
    if (rolling.what === 'raidFire') return <RaidFire rolled={rolled} rolling={rolling} />
    const [about] = events.filter(({ e }) => e === 'developed' || e === 'notDeveloped' || e === 'raided' || e === 'rocketHit')
    const label = about === undefined ? keys.rolledFaces : eventText(plain, words, about)
    return <RolledDice label={label} rows={[{ label: keys.rolledFaces, faces: Object.values(rolled.faces), isHit: isSought(rolled) }]} />
  }
  const fired = events.find((event) => event.e === 'fired')
  if (fired?.source !== 'app' || fired.dice === undefined) return
  const hits = totalOf(fired.hits)
  const needed = (group: string) => (isUnit(group) ? aaHitsOn(fired.battle.modifiers) : Number(group))
  const rows = Object.entries(fired.dice)
    .filter(([, faces]) => faces.length > 0)
    .toSorted(([a], [b]) => (a < b ? 1 : -1))
    .map(([group, faces]): RolledRow => ({
      label: isUnit(group) ? texts.unit(group) : keys.atMost(group),
      faces,
      isHit: (face) => face <= needed(group),
    }))
  return <RolledDice label={`${sentence(texts.stages[fired.stage] ?? '')}: ${keys.hits(hits).toLocaleLowerCase()}`} rows={rows} />
}
