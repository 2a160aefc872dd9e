import { canVibrate, give } from '../../ui/feedback'
import { Switch } from '../../ui/Field'
import { List } from '../../ui/List'
import { SegmentedChoice } from '../../ui/SegmentedChoice'
import { canStayAwake } from '../../ui/wake-lock'
import {
  setSessionPreferences,
  limits,
  useSessionPreferences,
  volumes,
  waysOf,
  type SessionPreferences,
} from '../session-preferences/session-preferences'
import { useSettingsWords } from './words'

/**
 * Component with the settings for playing a game. If the device does not support a feature, a note replaces the
 * switch of the feature.
 */
export function AtTheTable() {
  const comforts = useSessionPreferences()
  const { words } = useSettingsWords()
  const { table } = words
  /** Changes a session preference and plays a sample signal. */
  const taste = (change: Partial<SessionPreferences>) => {
    setSessionPreferences(change)
    give('turn', waysOf(useSessionPreferences.getState()))
  }
  return (
    <section className="flex flex-col gap-3" aria-labelledby="at-the-table">
      <h2 id="at-the-table" className="type-title">
        {table.title}
      </h2>
      <List label={table.title}>
        {canStayAwake() ? (
          <Switch title={table.awake} note={table.awakeNote} on={comforts.awake} onChange={(awake) => setSessionPreferences({ awake })} />
        ) : (
          <Cannot title={table.awake} note={table.noAwake} />
        )}
        {canVibrate() ? (
          <Switch title={table.touch} note={table.touchNote} on={comforts.touch} onChange={(touch) => taste({ touch })} />
        ) : (
          <Cannot title={table.touch} note={table.noTouch} />
        )}
        <Switch title={table.sounds} note={table.soundsNote} on={comforts.sounds} onChange={(sounds) => taste({ sounds })} />
        <Switch title={table.clock} note={table.clockNote} on={comforts.clock} onChange={(clock) => setSessionPreferences({ clock })} />
      </List>
      {comforts.sounds && (
        <SegmentedChoice
          label={table.volume}
          options={volumes.map((value) => ({ value, label: table.volumes[value] }))}
          value={comforts.volume}
          onChange={(volume) => taste({ volume })}
        />
      )}
      {comforts.clock && (
        <>
          <SegmentedChoice
            label={table.limit}
            options={limits.map((value) => ({ value, label: table.limits[value] }))}
            value={comforts.limit}
            onChange={(limit) => setSessionPreferences({ limit })}
          />
          <p className="note px-1">{table.limitNote}</p>
        </>
      )}
    </section>
  )
}

function Cannot({ title, note }: { title: string; note: string }) {
  return (
    <li className="row">
      <span className="words">
        {title}
        <span className="note">{note}</span>
      </span>
    </li>
  )
}
