import { AfterGame as SharedAfterGame } from '../../../../table/charts/AfterGame'
import { StoryPages } from '../charts/StoryPages'

/** The charts, the story and the exports of a finished game of Westeros; fetched when it ends. */
export default function AfterGame() {
  return <StoryPages>{(story) => <SharedAfterGame story={story} />}</StoryPages>
}
