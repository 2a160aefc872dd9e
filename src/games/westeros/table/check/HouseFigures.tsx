import { Icon } from '../../../../ui/Icon'
import * as icons from '../icons'
import { Tag } from '../../../../ui/Tag'
import { unitKindsOf, type HouseId } from '../../box/box'
import { available, houseState, onBoard, pile, pool, tokensOnBoard } from '../../model/position'
import type { State } from '../../model/state'
import { playerOf } from '../../words/sentences/lookup'
import { UNIT_ICONS } from '../Glyphs'
import { Shield } from '../Shield'
import { useSpeech } from '../speech'
import { useBoardWords } from './words'

/** Shows how many pieces of each kind a house should have on the physical board and next to it. */
export function HouseFigures({ state, role: house }: { state: State; role: HouseId }) {
  const { words: check, say } = useBoardWords()
  const { words, names } = useSpeech()
  const { units, power } = state.tracking
  const kinds = units ? unitKindsOf(state.box) : []
  const [there, left] = [onBoard(state, house), pool(state, house)]
  const free = available(state, house)
  return (
    <section className="card part" aria-label={say(check.figures, { house: names.house.plain(house) })}>
      <header>
        <Shield house={house} size={32} />
        <h2 className="min-w-0">
          {names.house.plain(house)} <span className="note">{playerOf(state, house) ?? words.houses.byTable}</span>
        </h2>
      </header>
      <table className="compare-figures w-full type-row text-center">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{check.where}</span>
            </th>
            {kinds.map((kind) => (
              <th key={kind} scope="col">
                <Icon of={UNIT_ICONS[kind]} size="s" label={names.unit[kind]} />
              </th>
            ))}
            <th scope="col">
              <Icon of={icons.power} size="s" label={words.houses.power} />
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{names.onBoard}</th>
            {kinds.map((kind) => (
              <td key={kind}>{there[kind]}</td>
            ))}
            <td>{tokensOnBoard(state, house)}</td>
          </tr>
          <tr>
            <th scope="row">{[...(units ? [check.pool] : []), ...(power ? [names.pile] : [])].join(', ')}</th>
            {kinds.map((kind) => (
              <td key={kind}>{left[kind]}</td>
            ))}
            <td>{pile(state, house) ?? '–'}</td>
          </tr>
        </tbody>
      </table>
      <p className="flex flex-wrap gap-2">
        {free !== undefined && <Tag icon={icons.power}>{say(check.available, { n: free })}</Tag>}
        <Tag icon={icons.barrel}>{say(check.supplyAt, { n: houseState(state, house).supply })}</Tag>
      </p>
    </section>
  )
}
