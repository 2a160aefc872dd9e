import { Beside } from '../../../../table/Beside'
import { Board } from '../map/Board'

/** The board beside the question, with the space that the answer is about. */
export function ZoneBeside({ at }: { readonly at: string | undefined }) {
  return (
    <Beside>
      <Board about={at} />
    </Beside>
  )
}
