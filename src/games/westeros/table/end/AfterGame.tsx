import { AfterGame as SharedAfterGame } from '../../../../table/charts/AfterGame'
import { Told } from '../charts/Told'

/** What people want to see and to take along once a game of Westeros is over; fetched when one is. */
export default function AfterGame() {
  return <Told>{(story) => <SharedAfterGame story={story} />}</Told>
}
