import { useState } from 'react'
import { useTable } from '../hook'
import { useNowSpeech } from './speech'

/** The key of the open question that somebody has chosen, and a setter for it. */
export interface Chosen {
  readonly key: string | undefined
  readonly choose: (key: string) => void
}

/**
 * Remembers which of several open questions was chosen, until it is answered, or until another phase or another player’s
 * turn begins: the key of a question can be the same in every turn of a player.
 */
export function useChosen(): Chosen {
  const { state, prompts } = useTable((open) => open)
  const speech = useNowSpeech()
  const phase = speech.phases(state).find(({ isHere }) => isHere)?.name ?? ''
  const here = (speech.turn(state, prompts) ?? []).filter(({ progress }) => progress === 'here').map(({ role }) => role)
  // Where several roles act together, one of them being done is not a new turn.
  const scope = [phase, ...(here.length === 1 ? here : [])].join(' ')
  const [chosen, setChosen] = useState<{ readonly key: string; readonly scope: string } | undefined>()
  const isOpen = chosen?.scope === scope && prompts.some(({ key }) => key === chosen.key)
  if (chosen !== undefined && !isOpen) setChosen(undefined)
  return { key: isOpen ? chosen.key : undefined, choose: (key) => setChosen({ key, scope }) }
}
