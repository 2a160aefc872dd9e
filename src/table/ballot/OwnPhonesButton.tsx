import { isPractice } from '../../session/practice-id'
import { Button } from '../../ui/Button'
import { useTable } from '../hook'
import * as icons from '../icons'
import { useGoLink } from '../paths'
import { pass } from './passing'
import { useBallotWords } from './words'

/**
 * On the table's phone: leads to the page that links the players' own phones. Nothing in a practice round, on a phone that follows, or
 * where the browser cannot link phones.
 * @param label text: `offer` beside a secret choice, `offerOne` on the cover of one role, `link` before the game begins
 */
export function OwnPhonesButton({ label = 'offer' }: { readonly label?: 'offer' | 'offerOne' | 'link' }) {
  const { words } = useBallotWords()
  const { id, followed } = useTable((open) => open)
  const goLink = useGoLink()
  if (followed || isPractice(id) || typeof RTCPeerConnection === 'undefined') return
  const go = () => {
    pass(undefined)
    goLink()
  }
  return (
    <Button kind="quiet" icon={icons.phone} onClick={go}>
      {words.ownPhone[label]}
    </Button>
  )
}
