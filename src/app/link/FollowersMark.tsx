import './followers-mark.css'
import { useLocation, useNavigate } from 'react-router'
import { Icon } from '../../ui/Icon'
import * as icons from '../../ui/icons'
import { useLinkWords } from './words'

/** In the top bar of the table's phone: how many phones follow the game. It leads to the page that says which. */
export default function FollowersMark({ game, phones }: { readonly game: string; readonly phones: number }) {
  const { words, count } = useLinkWords()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const label = count(words.followers.count, phones)
  return (
    <button
      type="button"
      className="tap followers-mark"
      aria-label={label}
      title={label}
      onClick={() => void navigate(`/link/${game}`, { state: pathname })}
    >
      <Icon of={icons.phone} />
      <b>{phones}</b>
    </button>
  )
}
