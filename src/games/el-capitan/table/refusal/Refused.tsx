import { Refused as StandardRefused } from '../../../../table/standard/Refused'
import { useLanguage } from '../../../../ui/words'
import type { ReportedNumbers } from '../../../../kit/rule-points'
import type { OwnMove } from '../../rules/moves'
import type { GameCode } from '../../model/refusals'
import type { State } from '../../model/state'
import { dueOf } from '../../rules/loans'
import { prompts } from '../../prompts'
import { refusedIn } from '../../words/refused'
import { bank, fortress, reopen, warehouse } from '../parts/icons'
import { namedIn } from '../parts/named'
import { textsIn, type Texts } from '../parts/words'
import type { RefusalPictureProps } from '../../../../table/refusal/game-refusals'
import { BuyForVoyage } from './BuyForVoyage'
import { factsOf, legalInstead, legalOnceRead, placeOf } from './facts'
import { RunPicture } from './RunPicture'

const ICONS: Readonly<Record<string, string>> = { build: warehouse, reopen, fortress, loan: bank }

/** Button that makes a legal action instead of the refused action. The label names the piece, the city and the price. */
const instead = (state: State, move: OwnMove, named: Texts, plain: Texts) => {
  const icon = ICONS[move.do] ?? warehouse
  const place = placeOf(state, move)
  const { act } = named
  if (move.do === 'loan') {
    const due = (extended: boolean) => dueOf({ face: move.face === 16 ? 16 : 10, extended }, state.settings)
    return { icon, title: act.borrow(move.face), note: act.due(due(false), due(true)) }
  }
  const { city, site = 1, price } = place ?? {}
  const note = city && named.cities[city]
  const other = (move.do === 'build' || move.do === 'reopen') && move.colour !== undefined ? plain.colours[move.colour] : undefined
  if (move.do === 'fortress') return { icon, title: act.fortressFor(price), note }
  return { icon, title: move.do === 'build' ? act.buildOn(site, price, other) : act.reopenOn(site), note }
}

/** Returns the board numbers that a refused move reports. The app has not stored them. */
const reportedIn = (move: object): ReportedNumbers => ('told' in move ? (move.told as ReportedNumbers) : {})

/** Component below the title of a refusal: the run of warehouses, or the purchase of the missing sailing cards. */
const Picture = (props: RefusalPictureProps) => (props.refusal.code === 'NO_CARD' ? <BuyForVoyage {...props} /> : <RunPicture {...props} />)

/** Component that shows a refusal with names and numbers, and buttons for the actions that are legal now. */
export function Refused() {
  const language = useLanguage()
  const plain = textsIn(language)
  return (
    <StandardRefused
      text={(refusal, position, move) => {
        const state = position as State
        const named = namedIn(state, language)
        const [wrong, allowed] = refusedIn(language)[refusal.code as GameCode]?.(factsOf(state, refusal, named, plain)) ?? []
        const isBuilding = move !== undefined && ['build', 'reopen', 'fortress'].includes(move.do)
        const sailsToo = isBuilding && prompts(state).some(({ kind }) => kind === 'sail') ? named.act.orSail : ''
        const toRead = isBuilding
          ? legalOnceRead(state, reportedIn(move)).flatMap((kind) => (kind === move.do ? [] : named.act.tiles[kind]))
          : []
        const readFirst = toRead.length > 0 ? named.act.readFirst(toRead) : ''
        return { wrong, allowed: allowed === undefined ? undefined : [allowed, readFirst, sailsToo].filter((one) => one !== '').join(' ') }
      }}
      Picture={Picture}
      alternatives={(position) => legalInstead(position as State)}
      alternative={(position, move) => instead(position as State, move as OwnMove, namedIn(position as State, language), plain)}
    />
  )
}
