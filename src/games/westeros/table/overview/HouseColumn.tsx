import { Icon } from '../../../../ui/Icon'
import * as icons from '../icons'
import type { HouseView } from '../../views/views'
import { CastleSlots } from '../houses/HouseTable'
import type { HouseProgress } from '../now/progress'
import { Shield } from '../Shield'
import { useTableWords } from '../../../../table/words'
import { useSpeech } from '../speech'

const MARKS: Readonly<Partial<Record<HouseProgress, string>>> = { done: icons.check, here: icons.now, sealed: icons.seal }

export interface HouseColumnProps {
  readonly view: HouseView
  /** Castle areas that win at once. */
  readonly goal: number
  /** How far the house is in the present step. */
  readonly progress?: HouseProgress
}

/** One house: its castles before anything else, then what it can feed, pay and order. */
export function HouseColumn({ view, goal, progress }: HouseColumnProps) {
  const { words, say, names } = useSpeech()
  const { words: table } = useTableWords()
  const { house, player, castles, supply, power, stars } = view
  const mark = progress === undefined ? undefined : MARKS[progress]
  const figures = [
    { name: names.supply, icon: icons.barrel, figure: supply.level },
    { name: names.available, icon: icons.power, figure: power.available },
    { name: words.houses.stars, icon: icons.star, figure: stars },
  ]
  return (
    <article className={`overview-house ${house}`} data-progress={progress} aria-label={names.house.plain(house)}>
      <div className="band">
        {progress !== undefined && (
          <span className="progress">
            {mark !== undefined && <Icon of={mark} />}
            {table.now[progress]}
          </span>
        )}
      </div>
      <div className="inside">
        <div className="named">
          <Shield house={house} size={52} waits={view.runByTable} />
          <div className="min-w-0">
            <h2>{names.house.plain(house)}</h2>
            <p className="truncate">{player ?? words.houses.byTable}</p>
          </div>
        </div>
        <p className="castles">
          <b>{castles.length}</b>
          <span>{say(words.overview.castlesOf, { goal })}</span>
        </p>
        <CastleSlots castles={castles.length} goal={goal} />
        <Armies supply={supply} />
        <dl>
          {figures.map(({ name, icon, figure }) => (
            <div key={name}>
              <dt>
                <Icon of={icon} label={name} />
              </dt>
              <dd>{figure ?? '–'}</dd>
            </div>
          ))}
        </dl>
      </div>
    </article>
  )
}

/** The armies that the supply feeds, one heap of slots each, and how far they are filled; only the slots where units are not tracked. */
function Armies({ supply: { flags, check } }: { supply: HouseView['supply'] }) {
  const { words, say } = useSpeech()
  if (check === undefined)
    return (
      <div className="heaps" role="img" aria-label={say(words.houses.armiesUpTo, { flags: flags.join(', ') })}>
        {flags.map((flag, k) => (
          <div key={k}>
            <span>{slots(flag, () => 'flag')}</span>
          </div>
        ))}
      </div>
    )
  const { armies } = check
  const heaps = Array.from({ length: Math.max(flags.length, armies.length) }, (_, k) => ({ flag: flags[k] ?? 0, army: armies[k] ?? 0 }))
  return (
    <ul className="heaps">
      {heaps.map(({ flag, army }, k) => (
        <li key={k}>
          <span role="img" aria-label={say(words.houses.armyOf, { army, flag })}>
            {slots(Math.max(flag, army), (at) => (at >= army ? 'free' : at >= flag ? 'over' : 'full'))}
          </span>
        </li>
      ))}
    </ul>
  )
}

const slots = (length: number, kind: (at: number) => 'flag' | 'free' | 'full' | 'over') =>
  Array.from({ length }, (_, at) => <i key={at} data-slot={kind(at)} />)
