import { useState } from 'react'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { Select } from '../../ui/Field'
import { Chip } from '../../ui/Tag'
import * as icons from '../icons'
import { useGameSpeech, useGameTable } from '../context'
import { useTable } from '../hook'
import { useGameLog } from './context'
import { useShown, type LogKind } from './filter'
import { useLogWords } from './words'

const KIND_ICONS: Readonly<Record<LogKind, string>> = { byHand: icons.adjust, overruled: icons.overrule, takenBack: icons.undo }

/** Value of the option that shows the entries about all areas. */
const ANYWHERE = ''

/** Button that shows or hides the filters of the log. The button names the active filters. */
export function LogFilters({ kinds }: { readonly kinds: readonly LogKind[] }) {
  const { words, say, list } = useLogWords()
  const active = useActiveFilters()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={icons.filter} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {active.length === 0 ? words.filters : say(words.filtered, { filters: list(active) })}
      </Button>
      {isOpen && <Choices kinds={kinds} />}
    </>
  )
}

/** Returns the names of the active filters. */
function useActiveFilters(): readonly string[] {
  const { words } = useLogWords()
  const { player } = useGameSpeech()
  const log = useGameLog()
  const { id, state } = useTable((open) => open)
  const [{ role, area, kind, all }] = useShown(id)
  return [
    ...(role === undefined ? [] : [player(state, role)]),
    ...(area === undefined ? [] : [log.areaNames?.(state)[area] ?? area]),
    ...(kind === undefined ? [] : [words.kinds[kind]]),
    ...(all ? [words.seeAll] : []),
  ]
}

/** Filters of the log: by role, by area of the board, and by kind of entry. */
function Choices({ kinds }: { readonly kinds: readonly LogKind[] }) {
  const { words } = useLogWords()
  const { RoleBadge } = useGameTable()
  const log = useGameLog()
  const { id, state } = useTable((open) => open)
  const [{ role, kind, all }, show] = useShown(id)
  return (
    <>
      <div className="flex flex-wrap gap-2" role="group" aria-label={words.filter}>
        <Chip on={role === undefined} onPress={() => show({ role: undefined })}>
          {words.everybody}
        </Chip>
        {log.roles(state).map((one) => (
          <Chip key={one} on={role === one} onPress={() => show({ role: one })}>
            <RoleBadge role={one} size={24} alone />
          </Chip>
        ))}
      </div>
      {/* On a short screen, the areas and the kinds share one row, which scrolls sideways. */}
      <div className="contents short:flex short:items-center short:gap-2 short:overflow-x-auto">
        <AreaFilter />
        <div className="flex flex-wrap gap-2 short:flex-nowrap" role="group" aria-label={words.only}>
          {kinds.map((one) => (
            <Chip key={one} on={kind === one} onPress={() => show({ kind: kind === one ? undefined : one })}>
              <Icon of={KIND_ICONS[one]} size="s" />
              {words.kinds[one]}
            </Chip>
          ))}
          <Chip on={all} onPress={() => show({ all: !all })}>
            {words.seeAll}
          </Chip>
        </div>
      </div>
    </>
  )
}

/** Choice of one area of the board, ordered by name. Renders nothing if the game has no board. */
function AreaFilter() {
  const { words, language } = useLogWords()
  const log = useGameLog()
  const { id, state } = useTable((open) => open)
  const [{ area = ANYWHERE }, show] = useShown(id)
  const names = log.areaNames?.(state)
  if (names === undefined) return undefined
  const options = Object.entries(names)
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language, { numeric: true }))
  return (
    <div className="short:w-40 short:flex-none">
      <Select
        label={words.area}
        labelHidden
        options={[{ value: ANYWHERE, label: words.anywhere }, ...options]}
        value={area}
        onChange={(chosen) => show({ area: chosen === ANYWHERE ? undefined : chosen })}
      />
    </div>
  )
}
