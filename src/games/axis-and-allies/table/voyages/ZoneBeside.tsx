import { SidePanel } from '../../../../table/SidePanel'
import { Board } from '../map/Board'

/** The board beside the question, with the space that the answer is about. */
export function ZoneBeside({ at }: { readonly at: string | undefined }) {
  return (
    <SidePanel>
      <Board about={at} />
    </SidePanel>
  )
}
