import { useState } from 'react'
import { useWayBack } from '../../ui/way-back'
import { useTable } from '../hook'
import { useBegunKey } from '../question/answering'
import { useNowSpeech } from './speech'

interface Selection {
  readonly key: string
  /** Phase and turn for which the selection is valid. */
  readonly scope: string
}

/** Key of the open question that the user selected, and its setter. */
export interface Chosen {
  readonly key: string | undefined
  readonly choose: (key: string) => void
}

/**
 * Stores which open question the user selected, until the question is answered or another phase or turn begins. This limit is needed
 * because the key of a question can be equal in every turn of a player. The page begins with the question to which the user has begun an
 * answer, for example before a reload. The browser's back button shows the first open question again.
 */
export function useChosen(): Chosen {
  const { state, prompts } = useTable((open) => open)
  const speech = useNowSpeech()
  const phase = speech.phases(state).find(({ isHere }) => isHere)?.name ?? ''
  const here = (speech.turn(state, prompts) ?? []).filter(({ progress }) => progress === 'here').map(({ role }) => role)
  // If several roles act at the same time, the turn does not change when one of them finishes.
  const scope = [phase, ...(here.length === 1 ? here : [])].join(' ')
  const begun = useBegunKey(prompts)
  const [chosen, setChosen] = useState<Selection | undefined>(begun === undefined ? undefined : { key: begun, scope })
  const isOpen = chosen?.scope === scope && prompts.some(({ key }) => key === chosen.key)
  if (chosen !== undefined && !isOpen) setChosen(undefined)
  useWayBack(() => setChosen(undefined), isOpen && chosen.key !== prompts[0]?.key)
  return { key: isOpen ? chosen.key : undefined, choose: (key) => setChosen({ key, scope }) }
}
