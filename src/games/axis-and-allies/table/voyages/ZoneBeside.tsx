import { SidePanel } from '../../../../table/SidePanel'
import { Board } from '../map/Board'

/** Board in the side panel, with the space that the answer is about. */
export function ZoneBeside({ at }: { readonly at: string | undefined }) {
  return (
    <SidePanel>
      <Board about={at} />
    </SidePanel>
  )
}
