import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isInBallot, type Ballot } from '../../referee'
import { useOpenGame } from '../../session'
import { FoldingNotice } from '../../ui/FoldingNotice'
import { isFollowing, linkedAndMissing, linkedElsewhere, useFollowers, type Follower } from './followers'
import { rolesHeldBy } from './holders'
import { dismissLost, useLost, type LostLink } from './lost'
import { useSeatsWithRoles } from './seats'
import { useLinkWords } from './words'

/** Returns whether a phone of a game has no link, and holds a sealed choice of a role that does not choose on it now. */
const isLostHolder = (phone: Follower, game: string, ballots: readonly Ballot[]): boolean =>
  phone.game === game && !isFollowing(phone) && rolesHeldBy(phone, ballots).length > 0

const forget = () => useLost.setState({ lost: undefined })

/** Banner on every screen when the connection to another phone is lost, with a button to pair again. */
export default function LinkNotice() {
  const { words } = useLinkWords()
  const lost = useLost((now) => now.lost)
  const missing = useMissing(lost)
  const textOf = useTextOf(missing)
  const text = lost && textOf(lost)
  const isShownBelow = useIsShownBelow(lost)
  useCloseSeatBanner(lost)
  const goLinkAgain = useGoLinkAgain(lost)
  if (lost === undefined || text === undefined || isShownBelow) return
  const seats = lost.end === 'writer' ? lost.seats : missing
  const again = seats === undefined ? words.linkOthers : seats.length > 1 ? words.linkAll : words.link
  const label = lost.end === 'otherGame' ? words.linkHere : again
  const repair = goLinkAgain === undefined ? undefined : { label, go: goLinkAgain }
  return <FoldingNotice text={text} repair={repair} close={{ label: words.seen, go: dismissLost }} />
}

/**
 * Returns whether the screen of an open choice names a phone of the banner, and has a button to link it again: the phone of a seat that has
 * not chosen yet, or a phone on which a choice is sealed. The other phones can be linked there too. Also true in a window that only shows
 * the game, because the other window has its own links.
 */
const useIsShownBelow = (lost: LostLink | undefined): boolean => {
  const { pathname } = useLocation()
  const seats = useSeatsWithRoles()
  const open = useOpenGame((play) => play.open)
  const writes = useOpenGame((play) => play.writes)
  const phones = useFollowers(({ all }) => all)
  if (lost?.end === 'otherGame' && pathname === `/link/${lost.game}`) return true
  if (lost?.end !== 'writer' || open?.id !== lost.game) return false
  // The page of the linked phones lists them.
  if (lost.seats.length > 0 && pathname === `/link/${lost.game}`) return true
  if (!writes && !open.followed) return true
  const isNeeded = (seat: string) => {
    const roles = seats.find(({ id }) => id === seat)?.roles ?? []
    const sealed = phones.filter((one) => one.seat === seat).flatMap((one) => one.sealed)
    return open.ballots.some((ballot) =>
      roles.some(
        (role) =>
          ballot.roles.includes(role) &&
          (ballot.cast[role] === undefined || sealed.some((one) => isInBallot(ballot, role, one.commitment))),
      ),
    )
  }
  const isHolder = lost.isHolder === true && phones.some((one) => isLostHolder(one, lost.game, open.ballots))
  return pathname === `/game/${lost.game}` && (isHolder || lost.seats.some(isNeeded))
}

/**
 * Closes the banner about a seat that another phone has taken after the reveal of the open choice, or with the next answer if no choice is
 * open.
 */
const useCloseSeatBanner = (lost: LostLink | undefined): void => {
  const step = useOpenGame(({ open }) => open?.ballots[0]?.id ?? open?.ledger.last.entry.id)
  const begun = useRef<{ readonly lost: LostLink; readonly step: string | undefined } | undefined>(undefined)
  useEffect(() => {
    if (lost?.end !== 'seat') return
    if (begun.current?.lost !== lost) begun.current = { lost, step }
    else if (begun.current.step !== step) forget()
  }, [lost, step])
}

/** On a new host to which a first phone is linked: returns the seats whose phones have to be linked again. Otherwise undefined. */
const useMissing = (lost: LostLink | undefined): readonly string[] | undefined => {
  const phones = useFollowers(({ all }) => all)
  if (lost?.end !== 'table') return undefined
  const { isAnyLinked, missing } = linkedAndMissing(phones, lost.game)
  return isAnyLinked ? missing : undefined
}

/**
 * Returns a function that opens the pairing code on the page of the linked phones. Undefined on that page, and on a phone that shows no
 * code.
 */
const useGoLinkAgain = (lost: LostLink | undefined): (() => void) | undefined => {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  if (lost?.end !== 'table' && lost?.end !== 'writer' && lost?.end !== 'otherGame') return undefined
  const path = `/link/${lost.game}`
  if (pathname === path) return undefined
  // The page links one phone after the other. The banner counts those that are left.
  if (lost.end === 'otherGame') return () => void navigate(path, { state: pathname })
  return () => {
    forget()
    void navigate(`${path}?code`, { state: pathname })
  }
}

/**
 * Returns a function for the text of the banner. The function returns undefined if the names of the seats are unknown, because the game of
 * the phones is not open.
 */
const useTextOf = (missing: readonly string[] | undefined) => {
  const { words, say, count, list } = useLinkWords()
  const seats = useSeatsWithRoles()
  const game = useOpenGame(({ open }) => open?.id)
  const ballots = useOpenGame(({ open }) => open?.ballots) ?? []
  const phones = useFollowers(({ all }) => all)
  return (lost: LostLink): string | undefined => {
    if (lost.end === 'table') {
      const names = seats.filter(({ id }) => missing?.includes(id)).map(({ name }) => name)
      return names.length === 0 ? words.lost.table : say(words.lost.missing, { players: list(names) })
    }
    if (lost.end === 'reader') return words.lost.reader[lost.why]
    if (lost.end === 'otherGame') {
      const left = linkedElsewhere(phones, lost.game)
      return lost.game === game && left > 0 ? count(words.lost.otherGame, left) : undefined
    }
    const ids = lost.end === 'seat' ? [lost.seat] : lost.seats
    if (lost.end === 'writer' && ids.length === 0 && lost.isHolder !== true) return words.lost.writer[lost.why]
    if (lost.game !== game) return undefined
    // The choice on the phone may have been replaced or revealed since the phone was lost.
    const isHeld = phones.some((one) => isLostHolder(one, lost.game, ballots))
    if (ids.length === 0) return isHeld ? words.lost.writer.sealed : undefined
    const names = seats.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
    if (lost.end === 'seat') return say(words.lost.moved, { players: list(names) })
    return count(words.lost.seats[lost.why], names.length, { players: list(names) })
  }
}
