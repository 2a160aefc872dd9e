import { Suspense } from 'react'
import { useOpenGame } from '../../session'
import { isFollowing, useFollowers } from '../link/followers'
import { Clock } from './Clock'
import { lazyPart } from '../../ui/lazy-part'

const FollowersMark = lazyPart(() => import('../link/FollowersMark').then((part) => part.default))

/** Component with the content of the top bar on every screen of a game: the number of linked phones, and the clock. */
export function TopBar() {
  const game = useOpenGame(({ open }) => open?.id)
  const linked = useFollowers(({ all }) => all.filter((one) => one.game === game && isFollowing(one)).length)
  const phones = useFollowers(({ all }) => all.filter((one) => one.game === game && (isFollowing(one) || one.seat !== '')).length)
  return (
    <>
      {game !== undefined && phones > 0 && (
        <Suspense>
          <FollowersMark game={game} linked={linked} phones={phones} />
        </Suspense>
      )}
      <Clock />
    </>
  )
}
