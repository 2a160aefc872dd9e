import { useMemo } from 'react'
import type { Ballot } from '../../../../referee'
import type { HouseId } from '../../box/box'
import type { Question } from '../../model/prompt-kinds'
import type { BallotKind } from '../../model/state'
import { LastReceipt } from '../../../../table/fair/Receipts'
import { useSpeech } from '../speech'
import { useTable } from '../hook'
import { Chooser } from './Chooser'
import { Covered } from './Covered'
import { pass } from './passing'
import { useGameState } from './play'
import { Seats } from './Seats'

export interface PassThePhoneProps {
  readonly ballot: Ballot<BallotKind, HouseId>
  /** Whose turn it is with the phone. */
  readonly house: HouseId
  readonly anew: boolean
}

/** The phone goes to one house, which chooses behind its cover; then it is covered again. */
export function PassThePhone({ ballot, house, anew }: PassThePhoneProps) {
  const { game, words: table } = useSpeech()
  const state = useGameState()
  const question = useSealedQuestion(ballot, house)
  const sealed = () => {
    const next = ballot.roles.find((other) => other !== house && ballot.cast[other] === undefined)
    pass(anew || next === undefined ? undefined : { ballot: ballot.id, house: next, anew: false })
  }
  const handOver = (other: HouseId) => pass({ ballot: ballot.id, house: other, anew: false })
  return (
    <Covered
      house={house}
      note={game.ballots.cover(state, house).split(' · ').at(-1) ?? ''}
      seats={<Seats ballot={ballot} label={table.now.turnOrder} here={house} fixed={anew} onHand={handOver} />}
      more={<LastReceipt ballot={ballot} />}
      renderInside={(way) => <Chooser ballot={ballot} question={question} house={house} anew={anew} onSealed={sealed} {...way} />}
    />
  )
}

/** The sealed question of a house; one that chooses anew is not asked any more, so its question is made for it. */
export const useSealedQuestion = (ballot: Ballot<BallotKind, HouseId>, house: HouseId): Question => {
  const prompts = useTable((open) => open.prompts)
  const { threat } = useGameState()
  const { id, kind } = ballot
  return useMemo(() => {
    const asked = prompts.find((prompt) => prompt.kind === kind && prompt.roles.includes(house))
    const key = `${kind}:${id}:${house}:anew`
    return asked ?? { key, kind, roles: [house], must: true, sealed: true, rule: '', params: { house, threat } }
  }, [prompts, threat, id, kind, house])
}
