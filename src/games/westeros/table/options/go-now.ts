import { useNavigate } from 'react-router'
import { useGamePath } from '../../../../table/paths'

/** Goes back to what happens now. */
export function useGoNow(): () => void {
  const navigate = useNavigate()
  const path = useGamePath()
  return () => void navigate(path())
}
