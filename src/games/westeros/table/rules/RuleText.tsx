import { Link, useMatch } from 'react-router'
import { useOpenGame } from '../../../../session'
import { Icon } from '../../../../ui/Icon'
import * as icons from '../icons'
import { PRINTED_BOX } from '../../box/printed'
import type { State } from '../../model/state'
import { PlaceProvider, useBook, type Place } from './book'
import { RuleBody } from './RuleBody'
import { ruleBy } from './reference'

export interface RuleTextProps {
  readonly rule: string
  /** Opens another rule in the place of this one. */
  readonly onOpen: (number: string) => void
  /** The way to the reference leads away from what is being done; it is missing where that must not happen. */
  readonly leads: boolean
}

/** What a sheet shows of a rule; it comes with the first rule that is opened. */
export default function RuleText(props: RuleTextProps) {
  return (
    <PlaceProvider value={usePlace()}>
      <Shown {...props} />
    </PlaceProvider>
  )
}

/** The table of the open game; on the way to a new game there is none, even if another one still lies open. */
function usePlace(): Place {
  const game = useMatch('/game/:id/*')?.params.id
  const open = useOpenGame((play) => play.open)
  if (open === undefined || open.id !== game) return placeAt('/rules/westeros', { box: PRINTED_BOX })
  const state = open.state as State
  return placeAt(`/game/${open.id}/rules`, { box: state.box, state })
}

const placeAt = (root: string, place: Omit<Place, 'to'>): Place => ({
  ...place,
  to: (number) => (number === undefined ? root : `${root}/${number}`),
})

function Shown({ rule: number, onOpen, leads }: RuleTextProps) {
  const { rules, to, speech } = useBook()
  const rule = ruleBy(rules, number)
  if (rule === undefined) return
  return (
    <>
      <RuleBody rule={rule} onOpen={onOpen} />
      {leads && (
        <Link className="quiet self-start" to={to(rule.number)}>
          <Icon of={icons.book} size="s" />
          {speech.words.whole}
        </Link>
      )}
    </>
  )
}
