import { SidePanel } from '../../../../table/SidePanel'
import { Board } from '../map/Board'

/** Component that shows the board in the side panel, with the board space that the current answer is about. */
export function ZoneBeside({ at }: { readonly at: string | undefined }) {
  return (
    <SidePanel>
      <Board about={at} />
    </SidePanel>
  )
}
