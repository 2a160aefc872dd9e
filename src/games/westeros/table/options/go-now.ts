import { useGo } from '../../../../ui/route'
import { useGamePath } from '../paths'

/** Goes back to what happens now. */
export function useGoNow(): () => void {
  const go = useGo()
  const path = useGamePath()
  return () => go(path())
}
