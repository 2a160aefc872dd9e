import type { WildlingCard } from '../box/box'
import type { State } from '../model/state'
import { useSpeech } from './speech'

const PARTS = ['lowest', 'others', 'highest'] as const

/** The whole text of a wildling card: its name and its three parts (E6.6). */
export function WildlingCardText({ state, card }: { state: State; card: WildlingCard }) {
  const { game } = useSpeech()
  const { wildling, wildlingEffect } = game.second
  const effects = state.box.wildlings?.[card]
  return (
    <section className="card p-3" aria-label={wildling[card]}>
      <p className="type-title">{wildling[card]}</p>
      {effects !== undefined &&
        PARTS.map((part) => (
          <p key={part} className="note mt-1.5">
            <b className="font-semibold">{game.second.part[part]}:</b> {wildlingEffect(effects[part])}
          </p>
        ))}
    </section>
  )
}
