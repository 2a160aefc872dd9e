import { useEffect, useRef, useState } from 'react'
import type { Table } from '../../link/writer'
import { useSession } from '../../session'
import { addFollower } from './links'
import { makeOffer, retire } from './offers'
import type { Offering, PeerFault } from './peer'

/**
 * Hook that makes a pairing code, and adds the phone that answers the code to the guest phones of a game.
 * @param onDone called when a phone was added
 * @returns `offering`: the code, or why there is none. `attempt`: number of the code, counted from 1. `joins`: whether an answer was
 *   accepted. `join`: function to call with the pairing of an accepted answer. `again`: function that makes a new code
 */
export const useCode = (game: string, table: Table, onDone: () => void) => {
  const session = useSession()
  const [attempt, setAttempt] = useState(1)
  const [offering, setOffering] = useState<Offering | PeerFault | undefined>()
  /** Pairing whose answer was accepted: of the code that is shown, or of an earlier one. */
  const [joining, join] = useState<Offering | undefined>()
  const done = useRef(onDone)
  useEffect(() => {
    done.current = onDone
  })
  useEffect(() => {
    let isHere = true
    const begin = async () => {
      const mine = await makeOffer()
      if (isHere) setOffering(mine)
      else if (typeof mine !== 'string') retire(mine)
    }
    void begin()
    return () => {
      isHere = false
    }
  }, [attempt])
  const awaited = joining ?? (typeof offering === 'string' ? undefined : offering)
  useEffect(() => {
    if (awaited === undefined) return
    let isHere = true
    let leave = () => retire(awaited)
    const wait = async () => {
      const opened = await awaited.opened
      if (!isHere) return
      join(undefined)
      if (typeof opened === 'string') return setOffering(opened)
      // The list of guest phones now owns the link: do not close it on unmount.
      leave = () => {}
      addFollower(session, game, table, opened)
      done.current()
    }
    void wait()
    return () => {
      isHere = false
      leave()
    }
  }, [awaited, game, table, session])
  const again = () => {
    setOffering(undefined)
    setAttempt(attempt + 1)
  }
  return { offering, attempt, joins: joining !== undefined, join, again }
}
