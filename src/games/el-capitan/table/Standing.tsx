import { StandingList } from '../../../table/standard/StandingList'
import { followsMoney } from '../model/settings'
import type { State } from '../model/state'
import { openCities } from '../rules/payday'
import { Pennon } from './parts/Pennon'
import { roundOf } from './parts/turn'
import { useTexts } from './parts/words'

/** Component that summarizes an open game in the list of games: the current stage, and the money of each player. */
export function Standing({ state }: { readonly state: State }) {
  const texts = useTexts()
  const { players, phase, stage, settings, money, result } = state
  const round = stage === 'turns' && settings.turnsTold ? texts.lie.round(roundOf(state)) : ''
  const step = stage === 'payday' ? texts.payday.title(phase) : round
  return (
    <>
      <p className="type-row">{[texts.lie.phase(phase), step].filter((part) => part !== '').join(' · ')}</p>
      <StandingList
        label={texts.merchants}
        ranked={
          result && players.map(({ colour }) => colour).toSorted((one, other) => (result.florins[other] ?? 0) - (result.florins[one] ?? 0))
        }
        winners={result?.winners}
        rows={players.map(({ colour, name }) => ({
          role: colour,
          lead: <Pennon role={colour} size={28} />,
          title: name === '' ? texts.colours[colour] : name,
          note: texts.lie.open(openCities(state, colour).length),
          score: followsMoney(settings) || result !== undefined ? (result?.florins[colour] ?? money[colour] ?? 0) : undefined,
        }))}
      />
    </>
  )
}
