import { Icon } from '../../ui/Icon'
import { useGameSpeech, useGameTable } from '../context'
import { useTable } from '../hook'
import * as icons from '../icons'
import { useTableWords } from '../words'
import type { TurnSeat } from '../game/game-now'
import { useNowSpeech } from './speech'

/** Bar that shows the phases of the round and marks the current phase. */
export function StepBar() {
  const { words } = useTableWords()
  const state = useTable((open) => open.state)
  const phases = useNowSpeech().phases(state)
  if (phases.length === 0) return
  return (
    <section className="flex-none" aria-label={words.now.phases}>
      <ol className="steps" data-of-round>
        {phases.map(({ name, isHere }) => (
          <li key={name} aria-current={isHere ? 'step' : undefined}>
            {name}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Roles in turn order, with the progress of each. */
export function TurnOrder({ seats }: { seats: readonly TurnSeat[] }) {
  const { RoleBadge } = useGameTable()
  const { player } = useGameSpeech()
  const { words } = useTableWords()
  const state = useTable((open) => open.state)
  return (
    <ol
      className="places turn"
      data-stacks
      data-noted={seats.some(({ note }) => note !== undefined) ? '' : undefined}
      aria-label={words.now.turnOrder}
    >
      {seats.map(({ role, second, away, progress, figure, note, mark, held = [], counts, points }) => (
        <li key={role} data-progress={progress} data-counted={figure === undefined && note === undefined ? undefined : ''}>
          {figure === undefined ? (
            <span className="turn-badge">
              <RoleBadge role={role} size={note === undefined ? 40 : 32} waits={away !== undefined} alone />
              {points !== undefined && (
                <b className="turn-points" aria-hidden>
                  {points.value}
                </b>
              )}
            </span>
          ) : (
            <span className="flex items-center gap-1">
              <RoleBadge role={role} size={24} alone />
              {second !== undefined && <RoleBadge role={second} size={24} second alone />}
              <b className="type-title" aria-hidden>
                {figure.value}
              </b>
              <span className="sr-only">{figure.words}</span>
            </span>
          )}
          {figure === undefined && (progress === 'done' || progress === 'sealed') && (
            <span className="corner-mark turn-mark">
              <Icon of={progress === 'sealed' ? icons.seal : (mark ?? icons.check)} size="xs" />
            </span>
          )}
          {held.length > 0 && (
            <span className="turn-held">
              {held.map(({ icon, name }) => (
                <Icon key={name} of={icon} size="s" label={name} />
              ))}
            </span>
          )}
          <span className="max-w-full truncate text-center type-label">{away ?? player(state, role)}</span>
          {points !== undefined && <span className="sr-only">{points.words}</span>}
          {counts !== undefined && (
            <>
              <span className="turn-counts" aria-hidden>
                {counts.of.map(({ icon, count }) => (
                  <span key={icon}>
                    <Icon of={icon} size="xs" />
                    {count}
                  </span>
                ))}
              </span>
              <span className="sr-only">{counts.words}</span>
            </>
          )}
          {note !== undefined && <span className="turn-note max-w-full type-label text-center">{note}</span>}
          {progress !== undefined && <span className="sr-only">{words.now[progress]}</span>}
        </li>
      ))}
    </ol>
  )
}
