import { useMemo, useState } from 'react'
import { Button } from '../../../../ui/Button'
import { Cover, useOutOfSight } from '../../../../ui/Cover'
import { HoldButton } from '../../../../ui/HoldButton'
import * as icons from '../icons'
import type { Ballot } from '../../../../referee'
import type { HouseId } from '../../box/box'
import type { Question } from '../../questions'
import type { BallotKind } from '../../state'
import { LastReceipt } from '../fair/Receipts'
import { Shield } from '../Shield'
import { useSpeech } from '../speech'
import { useTable } from '../hook'
import { Chooser } from './Chooser'
import { pass } from './passing'
import { AskPin, ChoosePin, useLock } from './Pin'
import { useGameState } from './play'
import { Seats } from './Seats'
import { WholeScreen } from '../../../../ui/WholeScreen'
import { useQuestionWords } from './words'

export interface PassThePhoneProps {
  readonly ballot: Ballot<BallotKind, HouseId>
  /** Whose turn it is with the phone. */
  readonly house: HouseId
  readonly anew: boolean
}

/** The phone goes to one house: a cover that may lie face up on the table, held to open; then the choice; then covered again. */
export function PassThePhone({ ballot, house, anew }: PassThePhoneProps) {
  const { game, words: table } = useSpeech()
  const state = useGameState()
  const [seen, see] = useState<'cover' | 'pin' | 'choice' | 'newPin'>('cover')
  const { lock } = useLock(house)
  const question = useSealedQuestion(ballot, house)
  const cover = () => see('cover')
  useOutOfSight(cover)
  const sealed = () => {
    const next = ballot.roles.find((other) => other !== house && ballot.cast[other] === undefined)
    pass(anew || next === undefined ? undefined : { ballot: ballot.id, house: next, anew: false })
  }
  if (seen !== 'cover') {
    return (
      <WholeScreen>
        {seen === 'pin' && <AskPin house={house} onDone={() => see('choice')} onCover={cover} />}
        {seen === 'newPin' && <ChoosePin house={house} onDone={() => see('choice')} onCover={cover} />}
        {seen === 'choice' && (
          <Chooser
            ballot={ballot}
            question={question}
            house={house}
            anew={anew}
            onSealed={sealed}
            onCover={cover}
            onPin={() => see('newPin')}
          />
        )}
      </WholeScreen>
    )
  }
  return (
    <WholeScreen>
      <Cover
        colours={house}
        shield={<Shield house={house} size={200} />}
        name={game.names.player(state, house)}
        note={game.ballots.cover(state, house).split(' · ').at(-1) ?? ''}
      >
        <Seats
          ballot={ballot}
          label={table.now.turnOrder}
          here={house}
          fixed={anew}
          onHand={(other) => pass({ ballot: ballot.id, house: other, anew: false })}
        />
        <HoldButton icon={icons.hidden} onHold={() => see(lock === 'set' ? 'pin' : 'choice')}>
          {game.ballots.hold}
        </HoldButton>
        <div className="ways">
          <LastReceipt ballot={ballot} />
          <BackToTable />
        </div>
      </Cover>
    </WholeScreen>
  )
}

function BackToTable() {
  const { words } = useQuestionWords()
  return (
    <Button kind="quiet" onClick={() => pass(undefined)}>
      {words.ballot.backToTable}
    </Button>
  )
}

/** The sealed question of a house; one that chooses anew is not asked any more, so its question is made for it. */
const useSealedQuestion = (ballot: Ballot<BallotKind, HouseId>, house: HouseId): Question => {
  const prompts = useTable((open) => open.prompts)
  const { threat } = useGameState()
  const { id, kind } = ballot
  return useMemo(() => {
    const asked = prompts.find((prompt) => prompt.kind === kind && prompt.roles.includes(house))
    const key = `${kind}:${id}:${house}:anew`
    return asked ?? { key, kind, roles: [house], must: true, sealed: true, rule: '', params: { house, threat } }
  }, [prompts, threat, id, kind, house])
}
