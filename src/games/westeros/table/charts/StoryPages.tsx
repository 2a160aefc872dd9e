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

/** Hands on the open game as its charts tell it; read anew when the game goes on. */
export function StoryPages({ children }: { children: (story: GameStory) => ReactNode }) {
  const { game } = useAllSpeech()
  const speech = useStoryWords()
  const ledger = useTable((open) => open.ledger)
  const story = useMemo(() => storyOf(ledger.head.state, timelineOf(lineOfPlay(ledger)), game, speech), [ledger, game, speech])
  return <GameLogProvider value={useWesterosLog()}>{children(story)}</GameLogProvider>
}

/** A game of Westeros in charts. */
export const ChartsPage = () => <StoryPages>{(story) => <SharedChartsPage story={story} />}</StoryPages>

/** The same game on its board, as a film; a part of its own, since it brings a painter along. */
export const FilmPage = lazyPart(() => import('../film/FilmPage').then((page) => page.FilmPage))
