import { sentence } from '../../../../ui/grammar/numbers'
import type { Language } from '../../../../ui/words'
import type { Colour } from '../../box/board'
import type { State } from '../../model/state'
import { followsMoney } from '../../model/settings'
import type { PromptKind, Question } from '../../prompts'
import { kindsFor } from '../../prompts/domains'
import { cashCheck, debtOf } from '../../rules/loans'
import { nextBonus } from '../../rules/to-tell'
import { namedIn } from './named'
import { textsIn } from './words'

/** Converts the first letter of a sentence to lower case, for a sentence that follows a colon. */
const afterColon = (text: string): string => text.charAt(0).toLocaleLowerCase('cs') + text.slice(1)

/** Returns the title of a question and the reason for the question. Returns undefined if the default title fits. */
export const askedAs = (
  { kind, roles: [by], params, unknown }: Question,
  state: State,
  language: Language,
): { readonly title: string; readonly note?: string } | undefined => {
  const { asked, colours, cities, row, pointName, questions } = namedIn(state, language)
  const who = by === undefined ? '' : colours[by]
  switch (kind) {
    case 'act':
      return {
        title: asked.act(who, by !== undefined && followsMoney(state.settings) ? (state.money[by] ?? 0) : undefined),
        note: endsWith(state, language),
      }
    case 'firstPlayer':
      return state.players.length === 2 ? { title: asked.younger } : undefined
    case 'number':
      return unknown === undefined ? undefined : { title: `${sentence(pointName(unknown))}?`, note: asked.read }
    case 'row': {
      const city = String(params.city)
      return { title: row.title(cities[city] ?? city) }
    }
    case 'bonusCard':
      return { title: asked.bonusCard(nextBonus(state) ?? 0) }
    case 'settle': {
      const loans = by === undefined ? [] : (state.loans[by] ?? [])
      const [only, ...others] = loans.filter(({ extended }) => !extended)
      const due = debtOf(
        loans.filter(({ extended }) => extended),
        state.settings,
      )
      const isChoice = only !== undefined && others.length === 0 && by !== undefined && (state.money[by] ?? 0) >= due
      return { title: isChoice ? asked.settleOne(who, only.face) : asked.settle(who, loans.length) }
    }
    case 'nameStart':
      return by === undefined
        ? { title: questions.nameStart, note: asked.compare }
        : { title: asked.nameStart(who, state.phase + 1), note: whyDecides(state, by, language) }
    default:
      return by === undefined ? undefined : { title: `${who}: ${afterColon(questions[kind as PromptKind])}` }
  }
}

/** Returns what the players of a question may do, for the page that lists it. Undefined if the text of the question fits there, too. */
export const permittedBy = ({ kind, roles }: Question, state: State, language: Language): string | undefined => {
  const { can, act } = textsIn(language)
  if (kind === 'act') {
    const legal = [...new Set(kindsFor(state, { roles }).flatMap((draft) => draft.kind ?? []))]
    return legal.length === 0 ? undefined : can.act(legal.map((one) => act.tiles[one]).join(', '))
  }
  return kind in can ? can[kind as 'buy'] : undefined
}

/** Returns a text that names the player whose turn ends the phase, after a player has placed all pieces (R29). */
export const endsWith = (state: State, language: Language): string => {
  const {
    trigger,
    stage,
    turns: { order, turn },
  } = state
  const { asked, colours } = namedIn(state, language)
  const last = order.at(-1)
  if (trigger === undefined || stage !== 'turns' || last === undefined) return ''
  return turn === last ? asked.lastTurn(colours[trigger]) : asked.ends(colours[trigger], colours[last])
}

/**
 * Returns a text that explains why a player names the start player. The player has the lowest cash check, or of tied players is the last in
 * turn order (R42, A9).
 */
const whyDecides = (state: State, by: Colour, language: Language): string => {
  const { asked, colours } = namedIn(state, language)
  const lowest = cashCheck(state, by)
  const isTied = state.turns.order.some((other) => other !== by && cashCheck(state, other) === lowest)
  return isTied ? asked.tied(colours[by], lowest) : asked.lowest(colours[by], lowest)
}
