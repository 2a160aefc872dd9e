import { countOf, weightOf, type Vote } from '../../kit/vote'
import { useGameTable } from '../context'
import { FactList } from '../question/entry/FactList'
import { useStandardTexts } from './context'
import { useStandardWords } from './words'

/** Component that shows an open vote: the votes so far, and how many votes each role has and why. */
export function VoteSoFar({ vote }: { readonly vote: Vote }) {
  const { roles, addends } = useStandardTexts()
  const { RoleBadge } = useGameTable()
  const { words, say } = useStandardWords()
  const { yes, no, total, needed } = countOf(vote)
  const voteLabel = (role: string) => {
    const choice = vote.said[role]
    return choice === undefined ? words.vote.open : choice ? words.yes : words.no
  }
  return (
    <>
      <FactList
        label={words.vote.title}
        facts={vote.voters.map((voter) => ({
          key: voter.role,
          lead: <RoleBadge role={voter.role} size={40} />,
          title: `${roles[voter.role] ?? voter.role}: ${voteLabel(voter.role)}`,
          note: voter.addends
            .filter(({ amount }) => amount !== 0)
            .map(({ why, amount }) => `${addends[why] ?? why} ${amount}`)
            .join(' · '),
          figure: weightOf(voter),
        }))}
      />
      <p className="note px-1">{say(words.vote.stand, { yes, no, total, needed })}</p>
    </>
  )
}
