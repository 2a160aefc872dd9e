import { useNewestEntry } from '../../../../table/question/answering'
import { RolledDice, type RolledRow } from '../../../../table/question/entry/RolledDice'
import { usePlainTexts } from '../../../../table/plain/context'
import { eventText } from '../../../../table/plain/event-text'
import { usePlainWords } from '../../../../table/plain/words'
import { sentence } from '../../../../ui/grammar/numbers'
import { DEVELOPMENTS } from '../../box/powers'
import { isUnit } from '../../box/units'
import type { Event } from '../../model/events'
import { aaHitsOn } from '../../rules/fire'
import { useKeys } from '../asking/key-words'
import { useTexts } from '../parts/words'

type Rolled = Extract<Event, { readonly e: 'rolled' }>

/** The face that counts in a roll outside a battle: the number of the weapon that is developed. */
const isSought = ({ rolling }: Rolled): RolledRow['isHit'] => {
  if (rolling.what === 'research') return (face) => face === 1 + DEVELOPMENTS.indexOf(rolling.development)
  return rolling.what === 'raidFire' || rolling.what === 'onTheWay' ? (face) => face === 1 : undefined
}

/** The dice that the app rolled in the newest entry, a row for each number to hit; nothing if it rolled none. */
export function LastRoll() {
  const events = useNewestEntry().events as readonly Event[]
  return <RollIn events={events} />
}

/** The dice that the app rolled in some events. */
export function RollIn({ events }: { readonly events: readonly Event[] }) {
  const texts = useTexts()
  const keys = useKeys()
  const plain = usePlainTexts()
  const { words } = usePlainWords()
  const rolled = events.find((event) => event.e === 'rolled')
  if (rolled?.source === 'app') {
    const [about] = events.filter(({ e }) => e === 'developed' || e === 'notDeveloped' || e === 'raided' || e === 'rocketHit')
    const label = about === undefined ? keys.rolledFaces : eventText(plain, words, about)
    return <RolledDice label={label} rows={[{ label: keys.rolledFaces, faces: Object.values(rolled.faces), isHit: isSought(rolled) }]} />
  }
  const fired = events.find((event) => event.e === 'fired')
  if (fired?.source !== 'app' || fired.dice === undefined) return
  const hits = Object.values(fired.hits).reduce((all, one) => all + one, 0)
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
