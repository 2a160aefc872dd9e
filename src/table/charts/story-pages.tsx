import { AfterGame } from './AfterGame'
import { ChartsPage } from './ChartsPage'
import type { GameStory } from './story'

/**
 * Creates the page of all charts and the section below the result of a game.
 * @param useStory React hook that returns the chart data of the open game in the language of the page
 */
export const storyPages = (useStory: () => GameStory) => ({
  ChartsPage: () => <ChartsPage story={useStory()} />,
  AfterGame: () => <AfterGame story={useStory()} />,
})
