import { AfterGame as SharedAfterGame } from '../../../../table/charts/AfterGame'
import { StoryPages } from '../charts/StoryPages'

/** Charts, story and exports of a finished game of Westeros. Loaded at the end of the game. */
export default function AfterGame() {
  return <StoryPages>{(story) => <SharedAfterGame story={story} />}</StoryPages>
}
