import { useState } from 'react'
import { accepted, refusedByReferee } from '../../../../referee'
import type { RulePoint } from '../../../../kit/rule-points'
import type { QuestionProps } from '../../../../table/game/game-questions'
import { ScrolledIntoView } from '../../../../table/board/ScrolledIntoView'
import { useTable } from '../../../../table/hook'
import { useAnswering } from '../../../../table/question/answering'
import { withWaived } from '../../../../table/refusal/allowed'
import { QuestionFrame } from '../../../../table/question/QuestionFrame'
import { Options } from '../../../../table/question/Options'
import { SegmentedChoice } from '../../../../ui/SegmentedChoice'
import { FACES, type CityId, type Colour } from '../../box/board'
import { cityOf } from '../../model/city'
import { NO_PIECES } from '../../model/pieces'
import { refuse } from '../../model/refusals'
import type { State } from '../../model/state'
import { choosing, kindsFor, unknownFor } from '../../prompts/domains'
import type { Draft } from '../../prompts/draft'
import { dueOf, loanCardsLeft } from '../../rules/loans'
import { City } from '../parts/City'
import { CityPays } from '../parts/CityPays'
import { Pennon } from '../parts/Pennon'
import { usePosition } from '../parts/position'
import { isSiteBySite, rememberSiteBySite } from '../parts/site-by-site'
import { useNamedTexts } from '../parts/named'
import { useTexts, type Texts } from '../parts/words'
import { isBalanceShort, optionsOf, pricesIn, type ActOptions, type Price } from './act-options'
import { ActTiles } from './ActTiles'
import { CityForm, isToRead } from './CityForm'
import { Follows } from './Follows'
import { Head } from './Head'
import { Stuck } from './Nothing'
import { Numbers } from './Numbers'
import { positionAfter } from '../parts/position-after'

/** Returns a text that names the choice that is still missing for the chosen action. */
const missingOf = (
  { act }: Texts,
  names: Texts['colours'],
  { kind }: Draft,
  { colour, colours, chosen }: ActOptions,
  missing: readonly RulePoint[],
): string => {
  if (kind === undefined) return act.missing
  if (kind === 'loan') return act.chooseLoan
  if (colour === undefined) return act.chooseColour(colours.map((one) => names[one]))
  if (chosen === undefined) return act.chooseSite
  return missing.length > 0 && missing.every(({ rule }) => rule === 'R20') ? act.kindMissing : act.numberMissing
}

/** Returns the labels of the submit button for each kind of action. */
const labelsOf = (act: Texts['act'], prices: ReturnType<typeof pricesIn>, site: number, neutral: string | undefined, face: number) => ({
  build: act.buildOn(site, prices.build, neutral),
  reopen: act.reopenOn(site),
  fortress: act.fortressFor(prices.fortress),
  loan: act.borrow(face),
})

/**
 * Returns how many florins a player lacks for a price, and the refusal of a price above the player's money. The user can have just typed
 * the price, so the legal actions do not depend on it.
 */
const tooDearIn = (state: State, by: Colour, price: Price, waived: readonly string[] = []) => {
  const money = state.money[by] ?? 0
  const short = typeof price === 'number' && !waived.includes('NOT_ENOUGH_MONEY') ? price - money : 0
  return [short, short > 0 ? refuse('NOT_ENOUGH_MONEY', { price: money + short, has: money }) : undefined] as const
}

/** Returns the fields of a draft that stay when the user changes another field. */
const keptOf = ({ told: reported, colour, waived }: Draft) => {
  const keepTold = reported && { told: reported }
  return { keepTold, keepColour: { ...(colour && { colour }), ...keepTold }, keepWaived: waived && { waived } }
}

/**
 * Component that shows the turn of a player: the city of the ship, six actions in fixed places, and the consequences of the chosen action.
 */
export function Act({ question }: QuestionProps) {
  const state = usePosition()
  const game = useTable((open) => open.game.id)
  // A linked phone and a second window show the turn, because only the window that answers knows whether the form was left out.
  const canAnswer = useTable((open, { writes }) => writes && !open.followed)
  const [, setLeftOut] = useState<CityId>()
  const by = (question.roles[0] ?? 'red') as Colour
  const ship = state.ships[by]
  const city = ship?.at === 'city' ? ship.city : undefined
  const leaveOut = (at: CityId) => {
    rememberSiteBySite(game, at)
    setLeftOut(at)
  }
  // Only a new warehouse needs the kinds of the sites. A fortress asks for its own price.
  const canBuild = kindsFor(state, { roles: [by] }).some(({ kind }) => kind === 'build')
  return canAnswer && city !== undefined && canBuild && !isSiteBySite(game, city) && isToRead(state, city) ? (
    <CityForm question={question} city={city} onLater={() => leaveOut(city)} />
  ) : (
    <Turn question={question} />
  )
}

function Turn({ question }: QuestionProps) {
  const texts = useNamedTexts()
  const { act } = texts
  // Names of the two colours of the player. The texts with player names would give both colours the same name.
  const { colours } = useTexts()
  const state = usePosition()
  const by = (question.roles[0] ?? 'red') as Colour
  const domain = choosing(state, { ...question, roles: [by] })
  const { draft, setDraft, back } = useAnswering(question, domain)
  const options = optionsOf(state, by, draft)
  const { city, next, eitherColour, colour, site, chosen } = options
  const unknown = chosen === undefined ? [] : unknownFor(state, { roles: [by] }, chosen)
  const { kind, told: reported = {} } = draft
  const asTold: State = { ...state, numbers: { ...state.numbers, ...reported } }
  const missing = unknown.filter(({ id }) => reported[id] === undefined)
  const move = domain.finish({ ...chosen, ...(draft.told && { told: reported }) })
  const whole = chosen !== undefined && missing.length === 0 && move.ok ? move.value : undefined
  const fortressSite = city === undefined ? 1 : cityOf(state, city).fortresses.indexOf(null) + 1
  const prices = pricesIn(asTold, by, fortressSite)
  const [short, tooDear] = tooDearIn(state, by, kind === 'build' || kind === 'fortress' ? prices[kind] : undefined, draft.waived)
  const answer = whole === undefined ? refusedByReferee('MALFORMED') : (tooDear ?? accepted(withWaived(whole, draft.waived)))
  const after = whole !== undefined && answer.ok ? positionAfter(state, whole) : undefined
  const place = site ?? (typeof next === 'number' ? next : undefined)
  const neutral = colour === by || colour === undefined ? undefined : texts.colours[colour]
  const labels = labelsOf(act, prices, place ?? 1, neutral, draft.face ?? 10)
  const { keepTold, keepColour, keepWaived } = keptOf(draft)
  const asksSite = kind === 'build' && next === 'first' && colour !== undefined
  const chooseSite = (on: number) => setDraft({ kind: 'build', ...keepColour, ...keepWaived, site: on })
  return (
    <QuestionFrame
      question={question}
      back={back}
      choosing
      compact
      note=""
      above={<Head isCompact />}
      aboveSubmit={after !== undefined && <Follows by={by} state={state} after={after.state} events={after.events} />}
      finish={{
        label: kind === undefined ? act.missing : labels[kind],
        answer,
        whole,
        missing:
          whole === undefined || tooDear === undefined ? missingOf(texts, colours, draft, options, missing) : texts.settle.tooDear(short),
      }}
    >
      {kind === 'loan' ? (
        <LoanChoice state={state} face={draft.face} onChange={(face) => setDraft({ kind, face, ...keepTold, ...keepWaived })} />
      ) : city === undefined ? (
        <p className="note">{act.away}</p>
      ) : (
        <City
          state={asTold}
          city={city}
          own={by}
          isLow={eitherColour.length > 1}
          shuts={after?.events.find((event) => event.e === 'shutDown')?.site}
          onChosen={asksSite ? chooseSite : undefined}
          chosen={kind === 'build' || kind === 'reopen' ? (place === undefined ? [1, 2] : [place]) : []}
        >
          {asksSite ? (
            <SegmentedChoice
              label={act.whichSite}
              options={['1', '2'].map((value) => ({ value, label: texts.track.site(Number(value)) }))}
              value={draft.site === undefined ? undefined : `${draft.site}`}
              onChange={(value) => chooseSite(Number(value))}
            />
          ) : (
            <CityPays state={asTold} after={after?.state} city={city} />
          )}
        </City>
      )}
      {eitherColour.length > 1 && kind !== 'loan' && (
        <WhoseChoice
          by={by}
          colours={eitherColour}
          value={draft.colour}
          onChange={(value) => setDraft({ ...(kind && { kind }), ...keepTold, ...keepWaived, colour: value })}
        />
      )}
      {kind !== 'loan' && <Balance state={state} by={by} options={options} />}
      {/* A price that was just typed can be too high for the player, so it counts, too. */}
      <Stuck state={asTold} by={by} canSail={false} />
      <ActTiles
        state={state}
        by={by}
        options={options}
        kind={kind}
        prices={prices}
        fortressSite={fortressSite}
        onChoose={(value) => setDraft({ kind: value, ...keepColour })}
        onAllowed={(value, waived) => setDraft({ kind: value, ...keepColour, waived })}
      />
      {unknown.length > 0 && (
        <ScrolledIntoView key={unknown.map(({ id }) => id).join(' ')} looked again={JSON.stringify(reported)}>
          <Numbers points={unknown} reported={reported} onChange={(value) => setDraft({ ...draft, told: value })} />
        </ScrolledIntoView>
      )}
    </QuestionFrame>
  )
}

interface BalanceProps {
  readonly state: State
  readonly by: Colour
  readonly options: ActOptions
}

/** Component that says why a player can build only one of the two colours (R47). Renders nothing if there is another reason. */
function Balance({ state, by, options }: BalanceProps) {
  const { act, colours } = useTexts()
  if (!isBalanceShort(state, by, options)) return
  return <p className="note">{act.balance(state.left[by] ?? NO_PIECES, options.eitherColour.map((one) => colours[one]).join())}</p>
}

interface LoanChoiceProps {
  readonly state: State
  readonly face: number | undefined
  readonly onChange: (face: number) => void
}

/** Component with radio buttons for the two loans. Each option shows what the loan costs later, and the cards left in the bank. */
function LoanChoice({ state, face: chosen, onChange }: LoanChoiceProps) {
  const { act } = useNamedTexts()
  return (
    <Options
      label={act.whichLoan}
      options={FACES.map((face) => ({
        value: `${face}`,
        title: act.loan(face),
        note: [
          act.due(dueOf({ face, extended: false }, state.settings), dueOf({ face, extended: true }, state.settings)),
          act.cardsLeft(loanCardsLeft(state, face)),
        ].join(' '),
      }))}
      value={chosen === undefined ? undefined : `${chosen}`}
      onChange={(value) => onChange(Number(value))}
    />
  )
}

interface WhoseChoiceProps {
  readonly by: Colour
  readonly colours: readonly Colour[]
  readonly value: Colour | undefined
  readonly onChange: (colour: Colour) => void
}

/** Component with radio buttons in a two-player game: the player places a warehouse of the main or of the neutral colour. */
function WhoseChoice({ by, colours, value, onChange }: WhoseChoiceProps) {
  const { act, colours: names } = useTexts()
  const options = colours.map((one) => {
    const label = act[one === by ? 'main' : 'neutral'](names[one])
    const face = (
      <span className="flex items-center justify-center gap-2">
        <Pennon role={one} size={28} neutral={one !== by} />
        {label}
      </span>
    )
    return { value: one, label, face }
  })
  return <SegmentedChoice size="s" label={act.whose} labelHidden options={options} value={value} onChange={onChange} />
}
