import { useMemo } from 'react'
import { IconButton } from '../../ui/Button'
import { Slider } from '../../ui/Slider'
import * as icons from '../icons'
import { toFirst, toLast } from './icons'
import { useGameLog } from '../log/context'
import { roundEnd, roundStarts, type Place } from './place'
import { useHistoryWords } from './words'

export interface StepsProps {
  readonly place: Place
  /** Text of the slider for screen readers: "After step 57 of 320, Round 3, Action". */
  readonly valueText: string
  /** Called with the index of the entry to show. */
  readonly onGo: (at: number) => void
}

/** Controls to step through the game by entries or rounds, or with a slider. */
export function Steps({ place, valueText, onGo }: StepsProps) {
  const { words } = useHistoryWords()
  const { round } = useGameLog()
  const { at, way } = place
  const last = way.length - 1
  const starts = useMemo(() => roundStarts({ way }, round), [way, round])
  const step = (icon: string, label: string, to: number) => (
    <IconButton icon={icon} label={label} aria-disabled={to === at || undefined} onClick={() => to !== at && onGo(to)} />
  )
  return (
    <div className="moment-steps flex items-center gap-1" role="group" aria-label={words.steps}>
      {step(toFirst, words.first, roundEnd(place, round, -1))}
      {step(icons.back, words.previous, Math.max(0, at - 1))}
      <div className="moment-slider relative flex-1 min-w-0 mx-2">
        <Slider label={words.which} max={last} value={at} valueText={valueText} onChange={onGo} />
        <div className="round-marks absolute h-2 pointer-events-none [inset:auto_8px_4px]" aria-hidden="true">
          {starts.map((start) => (
            <i key={start.at} data-passed={start.at <= at || undefined} style={{ left: `${(100 * start.at) / Math.max(1, last)}%` }} />
          ))}
        </div>
      </div>
      {step(icons.chevron, words.next, Math.min(last, at + 1))}
      {step(toLast, words.last, roundEnd(place, round, 1))}
    </div>
  )
}
