import { RuleLink } from '../../../../table/rules/RuleLink'
import { useSend } from '../../../../table/question/answering'
import { Button } from '../../../../ui/Button'
import { FACES, type CityId, type Colour } from '../../box/board'
import { cityOf } from '../../model/city'
import type { State } from '../../model/state'
import { kindsFor, reasonAgainst } from '../../prompts/domains'
import { nextSite } from '../../rules/track'
import { useNamedTexts } from '../parts/named'
import { useVoyageTexts } from '../parts/words/voyage'

export interface NothingProps {
  /** State in which the ship of the player is in the city. */
  readonly state: State
  readonly by: Colour
  readonly city: CityId
}

/** Component that says that a player can build nothing in a city, with the reason against a warehouse and the reason against a fortress. */
export function Nothing({ state, by, city }: NothingProps) {
  const { act, refusals, inCity } = useNamedTexts()
  const text = useVoyageTexts()
  const isEmpty = nextSite(cityOf(state, city)) === 'first'
  const reasons = (['build', 'fortress'] as const).flatMap((kind) => {
    const code = reasonAgainst(state, { roles: [by] }, { kind, ...(isEmpty && kind === 'build' && { site: 1 }) })
    const why = code === undefined ? undefined : (act.why[code] ?? refusals[code])
    return why === undefined ? [] : [`${act.tiles[kind]}: ${why}`]
  })
  return (
    <p className="type-row" role="status">
      {text.nothing(inCity(city), reasons.join('; '))}
    </p>
  )
}

export interface StuckProps extends Omit<NothingProps, 'city'> {
  /** Whether the ship can sail on with another card. */
  readonly canSail: boolean
}

/**
 * Component for a player who has no legal action after a voyage or a purchase (A23): the reasons, and what the player can do. The buttons
 * of the loans lead to the refusal, which the players can overrule if the card stays played on the real table. Renders nothing if an action
 * is legal.
 */
export function Stuck({ state, by, canSail }: StuckProps) {
  const { act } = useNamedTexts()
  const { stuck } = useVoyageTexts()
  const send = useSend()
  const hasLoans = state.rounds > 0
  const ship = state.ships[by]
  if (ship?.at !== 'city' || kindsFor(state, { roles: [by] }).length > 0) return
  return (
    <section className="flex flex-col gap-2">
      <Nothing state={state} by={by} city={ship.city} />
      <p className="note">
        {state.turn.sailed ? stuck.undoVoyage : stuck.undoPurchase} {hasLoans ? stuck.thenLoan : stuck.thenBuild}
        {canSail && ` ${stuck.orSail}`}
      </p>
      <RuleLink rule="A23" />
      {hasLoans && (
        <>
          <p className="note">{stuck.agreed(state.turn.sailed)}</p>
          <div className="flex flex-wrap gap-2">
            {FACES.map((face) => (
              <Button key={face} className="w-auto" onClick={() => void send({ do: 'loan', face })}>
                {act.borrow(face)}
              </Button>
            ))}
          </div>
        </>
      )}
    </section>
  )
}
