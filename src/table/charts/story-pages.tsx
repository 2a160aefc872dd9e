import { AfterGame } from './AfterGame'
import { ChartsPage } from './ChartsPage'
import type { GameStory } from './story'

/**
 * The two places of the charts: a page of them all, and the part below the result.
 * @param useStory a hook: the open game as its charts tell it, in the language of the page
 */
export const storyPages = (useStory: () => GameStory) => ({
  ChartsPage: () => <ChartsPage story={useStory()} />,
  AfterGame: () => <AfterGame story={useStory()} />,
})
