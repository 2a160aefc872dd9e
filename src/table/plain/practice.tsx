import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { Practice } from '../../session/practice'
import { fill, useLanguage, type Language } from '../../ui/words'
import { pass } from '../ballot/passing'
import { useTable } from '../hook'
import { PracticeCoach, PracticePage, type CoachedProps } from '../practice/PracticePage'
import { useLaidOut, useUntold } from '../told/seen'
import { useToldWords } from '../told/words'
import { useTableWords } from '../words'
import type { PlainVocabulary } from './plain-game'
import type { ComponentType } from 'react'

/** What the steps know beside the game. */
export interface PlainSeen {
  /** What was turned up still lies in the middle of the table. */
  readonly laidOut: boolean
  /** What has followed by itself is still to be moved on the board. */
  readonly told: boolean
  /** Address of the screen: `/game/practice-islet/log`. */
  readonly place: string
}

/** A practice round of a plain game: its positions and steps, and what the coach says. */
export interface PlainPractice<V extends PlainVocabulary = PlainVocabulary> {
  of(this: void, name: string, language: Language): Practice<V, PlainSeen>
  readonly texts: Readonly<Record<Language, PracticeTexts>>
}

export interface PracticeTexts {
  /** By the ids of the steps. `{done}` and `{log}` stand for the words on the screen. */
  readonly steps: Readonly<Record<string, string>>
  readonly learnt: readonly string[]
  readonly note: string
}

const putDown = () => pass(undefined)

/** The practice round of a game on its table. */
export const practicePage = ({ of, texts }: PlainPractice, Table: ComponentType) => {
  function Coached({ round, step, ...place }: CoachedProps<PlainSeen>) {
    const { words: table } = useTableWords()
    const { words: telling } = useToldWords()
    const language = useLanguage()
    const { ledger, drafts } = useTable((open) => open)
    const refused = useTable((_, play) => play.refused)
    const laidOut = useLaidOut()
    const told = useUntold() !== undefined
    const { pathname } = useLocation()
    const { at } = place
    useEffect(() => void round.see({ laidOut, told, place: pathname }), [round, at, ledger, drafts, refused, laidOut, told, pathname])
    const text = fill(texts[language].steps[step] ?? '', { done: telling.done, log: table.places.log })
    return <PracticeCoach round={round} {...place} text={text} putDown={putDown} />
  }
  return function PlainPracticePage() {
    const language = useLanguage()
    const { learnt, note } = texts[language]
    return (
      <PracticePage practice={(name) => of(name, language)} Table={Table} Coached={Coached} putDown={putDown} learnt={learnt} note={note} />
    )
  }
}
