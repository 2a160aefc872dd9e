import { AfterGame as SharedAfterGame } from '../../../../table/charts/AfterGame'
import { Told } from '../charts/Told'

/** The charts, the story and the exports of a finished game of Westeros; fetched when it ends. */
export default function AfterGame() {
  return <Told>{(story) => <SharedAfterGame story={story} />}</Told>
}
