import { useMemo, type ReactNode } from 'react'
import { lineOfPlay } from '../../../../referee'
import { GameLogProvider } from '../../../../table/log/context'
import { ChartsPage as SharedChartsPage } from '../../../../table/charts/ChartsPage'
import type { GameStory } from '../../../../table/charts/story'
import { timelineOf } from '../../views/timeline'
import { useTable } from '../hook'
import { useWesterosLog } from '../log/game-log'
import { useAllSpeech } from '../speech'
import { storyOf } from './story'
import { useStoryWords } from './words'
import { lazyPart } from '../../../../ui/lazy-part'

/** Passes the chart data of the open game to its children. Recomputes the data when the game continues. */
export function StoryPages({ children }: { children: (story: GameStory) => ReactNode }) {
  const { game } = useAllSpeech()
  const speech = useStoryWords()
  const ledger = useTable((open) => open.ledger)
  const story = useMemo(() => storyOf(ledger.head.state, timelineOf(lineOfPlay(ledger)), game, speech), [ledger, game, speech])
  return <GameLogProvider value={useWesterosLog()}>{children(story)}</GameLogProvider>
}

/** Page with the charts of a game of Westeros. */
export const ChartsPage = () => <StoryPages>{(story) => <SharedChartsPage story={story} />}</StoryPages>

/** Page that plays the game as a film on its board. Loaded separately, because the canvas code is large. */
export const FilmPage = lazyPart(() => import('../film/FilmPage').then((page) => page.FilmPage))
