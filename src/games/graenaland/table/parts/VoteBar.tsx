import './vote.css'
import { weightOf, type Vote } from '../../../../kit/vote'
import type { Clan } from '../../box/box'
import type { ByClan } from '../../model/state'
import { coloursOf, Plate } from './Plate'

interface VoteBarProps {
  readonly vote: Vote<Clan>
  /** Vote of each clan: true for yes, false for no, undefined if the clan has not voted. */
  readonly votes: ByClan<boolean>
  readonly label: string
}

/** Component that draws a bar of all votes, votes in favour first, with a mark at the number of votes needed for a majority. */
export function VoteBar({ vote, votes, label }: VoteBarProps) {
  const total = vote.voters.reduce((sum, voter) => sum + weightOf(voter), 0)
  const rank = ({ role }: { readonly role: Clan }) => (votes[role] === true ? 0 : votes[role] === undefined ? 1 : 2)
  return (
    <div className="relative flex gap-0.5 h-9 my-1.5 short:h-7 short:my-1" role="img" aria-label={label}>
      {vote.voters
        .toSorted((a, b) => rank(a) - rank(b))
        .map((voter) => (
          <span
            key={voter.role}
            className={`vote-share ${votes[voter.role] === true ? coloursOf(voter.role) : ''}`}
            data-said={votes[voter.role] === undefined ? undefined : votes[voter.role] ? 'yes' : 'no'}
            style={{ flexGrow: weightOf(voter) }}
          >
            {votes[voter.role] === true && <Plate role={voter.role} size={22} />}
          </span>
        ))}
      <span
        className="absolute -inset-y-1.5 w-0.75 -ms-0.5 rounded-[2px] bg-ink"
        style={{ insetInlineStart: `${(100 * vote.needed) / total}%` }}
      />
    </div>
  )
}
