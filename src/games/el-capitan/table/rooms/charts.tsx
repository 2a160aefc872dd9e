import { useMemo, type ReactNode } from 'react'
import { AfterGame as SharedAfterGame } from '../../../../table/charts/AfterGame'
import { ChartsPage as SharedChartsPage } from '../../../../table/charts/ChartsPage'
import type { GameStory } from '../../../../table/charts/story'
import { useTable } from '../../../../table/hook'
import { courseOf } from '../../views/course'
import { useTexts } from '../parts/words'
import { storyOf } from './story'
import { useRoomTexts } from './words'

/** Hands on the open game as its charts tell it; read anew when the game goes on. */
function Told({ children }: { readonly children: (story: GameStory) => ReactNode }) {
  const texts = useTexts()
  const rooms = useRoomTexts()
  const ledger = useTable((open) => open.ledger)
  return children(useMemo(() => storyOf(courseOf(ledger), { texts, rooms }), [ledger, texts, rooms]))
}

/** The game in charts. */
export const ChartsPage = () => <Told>{(story) => <SharedChartsPage story={story} />}</Told>

/** What people want to see and to take along once it is over. */
export const AfterGame = () => <Told>{(story) => <SharedAfterGame story={story} />}</Told>
