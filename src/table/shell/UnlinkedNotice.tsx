import { useEffect, useState } from 'react'
import { isLinkHeld } from '../../session/environment/linked-window'
import { builtInIn } from '../../ui/built-in/words'
import { clockText } from '../../ui/clock-text'
import { FoldingNotice } from '../../ui/FoldingNotice'
import { Notice } from '../../ui/status'
import { useLanguage } from '../../ui/words'
import { useTable } from '../hook'
import { useCopyTime, useHasSeatHere, useIsCutOff, useLinkFault, useSeatHere } from '../own-phone'
import { useGoLink } from '../paths'
import { useTableWords } from '../words'
import { useMovedText } from './moved-text'
import { TableLeftNotice } from './TableLeftNotice'

/**
 * Notice on a linked phone that the connection to the shared phone is lost, with a link to scan the code again, or that the shared phone
 * has left the game. Otherwise renders nothing while the phone is connected.
 * @param isBelow whether the notice is directly above the button that closes a result, so that it has no similar button
 */
export function UnlinkedNotice({ isBelow = false }: { readonly isBelow?: boolean }) {
  const { words, say } = useTableWords()
  const isCutOff = useIsCutOff()
  const goLink = useGoLink(true)
  const goOwnPhones = useGoLink()
  const moved = useMovedText()
  const isUnlinked = useTable((open, play) => play.unlinked === open.id)
  const isElsewhere = useIsLinkedElsewhere(isCutOff)
  const fault = useLinkFault()
  const asOf = useAsOf()
  const owes = useOwesChoice()
  const hasSeat = useHasSeatHere()
  if (fault === 'tableLeft') return <TableLeftNotice />
  if (!isCutOff) return
  if (isElsewhere) return <Notice kind="warn">{words.saved.otherWindow}</Notice>
  if (fault === 'deleted')
    return <FoldingNotice text={words.saved.deleted} repair={isBelow ? undefined : { label: words.saved.playOn, go: goOwnPhones }} />
  const text = moved ?? say(isUnlinked ? words.saved.ended : words.saved.unlinked, { time: asOf })
  const more = moved === undefined ? owes && words.saved.owed : hasSeat && words.saved.keepsSeat
  const repair = { label: words.saved.scan, short: words.saved.scanShort, go: goLink }
  return <FoldingNotice text={more === false ? text : `${text} ${more}`} repair={repair} />
}

/** Returns whether a role of this phone has not made its choice in an open ballot. */
function useOwesChoice(): boolean {
  const ballots = useTable((open) => open.ballots)
  const { roles } = useSeatHere()
  return ballots.some((ballot) => roles.some((role) => ballot.roles.includes(role) && ballot.cast[role] === undefined))
}

/** Returns the time up to which the copy of this phone is known to be right. */
function useAsOf(): string {
  const { locale } = builtInIn(useLanguage())
  return clockText(useCopyTime() ?? 0, locale)
}

/** Interval in which a window without a link looks whether another window of this phone is linked, in ms. */
const LOOKS_EVERY = 2000

/**
 * Returns whether another window of this phone is linked to the shared phone of the open game.
 * @param looks whether this window has no link itself
 */
function useIsLinkedElsewhere(looks: boolean): boolean {
  const id = useTable((open) => open.id)
  const [isElsewhere, setElsewhere] = useState(false)
  useEffect(() => {
    if (!looks) return
    let isMounted = true
    const look = async () => {
      const isHeld = await isLinkHeld(id)
      if (isMounted) setElsewhere(isHeld)
    }
    void look()
    const timer = setInterval(() => void look(), LOOKS_EVERY)
    return () => {
      isMounted = false
      clearInterval(timer)
    }
  }, [id, looks])
  return looks && isElsewhere
}
