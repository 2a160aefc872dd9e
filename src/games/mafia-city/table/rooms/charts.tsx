import { useMemo } from 'react'
import { storyPages } from '../../../../table/charts/story-pages'
import { useTable } from '../../../../table/hook'
import { courseOf } from '../../views/course'
import { useTexts } from '../parts/words'
import { storyOf } from './story'
import { useRoomTexts } from './words'

/** Pages with the charts of the game, and pages that are shown after the end of the game. */
export const { ChartsPage, AfterGame } = storyPages(function useStory() {
  const texts = useTexts()
  const rooms = useRoomTexts()
  const ledger = useTable((open) => open.ledger)
  return useMemo(() => storyOf(courseOf(ledger), { texts, rooms }), [ledger, texts, rooms])
})
