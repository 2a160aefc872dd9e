import './followers-mark.css'
import { useLocation, useNavigate } from 'react-router'
import { Icon } from '../../ui/Icon'
import * as icons from '../../ui/icons'
import { useLinkWords } from './words'

export interface FollowersMarkProps {
  readonly game: string
  /** Number of guest phones with an open link. */
  readonly linked: number
  /** Number of all guest phones: linked phones, and lost phones that have a seat. */
  readonly phones: number
}

/** Button in the top bar of the host with the number of guest phones. It opens the page of the linked phones. */
export default function FollowersMark({ game, linked, phones }: FollowersMarkProps) {
  const { words, say, count } = useLinkWords()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const label = linked === phones ? count(words.followers.count, phones) : say(words.followers.countOf, { n: linked, all: phones })
  return (
    <button
      type="button"
      className="tap followers-mark flex items-center gap-0.5"
      aria-label={label}
      title={label}
      onClick={() => void navigate(`/link/${game}`, { state: pathname })}
    >
      <Icon of={icons.phone} />
      <b>{linked === phones ? phones : `${linked}/${phones}`}</b>
    </button>
  )
}
