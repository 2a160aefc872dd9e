import { Suspense, useMemo } from 'react'
import { SessionProvider, useSession } from '../../session'
import { pastSession } from '../../session/past'
import type { Moment, Vocabulary } from '../../referee'
import { useGameTable } from '../context'
import { useTable } from '../hook'
import { useIsAwaitedHere } from '../own-phone'
import { GoesOnProvider, useGoesOnText } from '../outcome/TableGoesOn'

/** Shows an earlier reveal with the position at that time, until the user closes the reveal on this phone. */
export function HeldReveal({ moment }: { readonly moment: Moment<Vocabulary> }) {
  const { reveals, outcomes } = useGameTable()
  const session = useSession()
  const open = useTable((now) => now)
  const link = useTable((_, play) => play.link)
  const ownPhones = useTable((_, play) => play.ownPhones)
  const deleted = useTable((_, play) => play.deleted)
  const writes = useTable((_, play) => play.writes)
  const noteLinks = useTable((_, play) => play.noteLinks)
  const past = useMemo(
    () => pastSession(session, open, moment, { deleted, link, ownPhones, noteLinks, writes }),
    [session, open, moment, deleted, link, ownPhones, noteLinks, writes],
  )
  const [question = open.prompts[0]] = open.game.prompts(moment.state)
  const text = useGoesOnText(moment)
  const isAwaitedHere = useIsAwaitedHere()
  const goneOn = useMemo(() => ({ text, isAwaitedHere }), [text, isAwaitedHere])
  const isDecided = moment.entry.events.some((event) => reveals.isDecided(event))
  return (
    <SessionProvider value={past}>
      <GoesOnProvider value={goneOn}>
        <Suspense>
          {isDecided && question !== undefined && <reveals.RevealOverlay question={question} />}
          {!isDecided && outcomes !== undefined && <outcomes.OutcomeView moment={moment} />}
        </Suspense>
      </GoesOnProvider>
    </SessionProvider>
  )
}
