import { useMemo } from 'react'
import { storyPages } from '../../../../table/charts/story-pages'
import { useTable } from '../../../../table/hook'
import { courseOf } from '../../views/course'
import { useTexts } from '../parts/words'
import { storyOf } from './story'
import { useStoryTexts } from './words/story'

/** Charts of the game, and the screens after the game. */
export const { ChartsPage, AfterGame } = storyPages(function useStory() {
  const texts = useTexts()
  const story = useStoryTexts()
  const ledger = useTable((open) => open.ledger)
  return useMemo(() => storyOf(courseOf(ledger), { texts, story }), [ledger, texts, story])
})
