import { useTable } from '../../../table/hook'
import { List, Row } from '../../../ui/List'
import { POWERS, type Power } from '../box/powers'
import type { State } from '../model/state'
import { productionOf } from '../rules/collect-income'
import { useMapWords } from './map/words'
import { Plate } from './parts/Plate'
import { nameOf } from './parts/position'
import { useTexts } from './parts/words'

export interface PowerListProps {
  readonly state: State
  /** Returns further notes that the list shows below a power. */
  readonly notesOf?: (power: Power) => readonly string[]
  /** Returns the path of the screen about a power. If omitted, the list has no links. */
  readonly to?: (power: Power) => string
}

/** Component that lists the five powers in turn order with player, production and cash. */
export function PowerList({ state, notesOf, to }: PowerListProps) {
  const texts = useTexts()
  const { cash } = useMapWords()
  return (
    <List label={texts.powersWord}>
      {POWERS.map((power) => (
        <Row
          key={power}
          lead={<Plate role={power} size={36} />}
          title={texts.powers[power]}
          note={[nameOf(state, power), texts.production(productionOf(state.territories, power)), ...(notesOf?.(power) ?? [])]
            .filter((part) => part !== '')
            .join(' · ')}
          {...(to !== undefined && { to: to(power) })}
          trail={
            state.settings.moneyTold ? (
              <span className="flex flex-col items-end">
                <strong className="type-title">{state.cash[power] ?? 0}</strong>
                <span className="note">{cash}</span>
              </span>
            ) : undefined
          }
        />
      ))}
    </List>
  )
}

/** Component that lists the powers of the open game. */
export function Powers() {
  const state = useTable((open) => open.state) as State
  return <PowerList state={state} />
}
