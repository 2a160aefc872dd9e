import { listOr } from '../../../../../../ui/grammar/english'
import type { Translation } from '../../../../../../ui/language/translation'

/** English texts of the prohibitions, exceptions and permissions that apply now. */
const en = {
  chief: (who: string) => `${who} is chief: moves no hero and makes no proposal.`,
  supply: (who: string) => `${who} has taken a supply card: no second one in this round.`,
  joint: 'The joint work of this round is used.',
  offer: 'The joint work or offer of this round is used.',
  market: (at: string) => `The market at ${at} has been used in this phase.`,
  final: 'No supply card and no public work in the final building.',
  priest: (at: string) => `A priest is at ${at}: armies count nothing there.`,
  priestOfThree: (at: string) => `A priest is at ${at}: each warrior has one vote there.`,
  waiting: (who: string, hero: string, at: string) => `${who}: the ${hero} waits to enter at ${at}; no vote and no order.`,
  mayPropose: (places: readonly string[]) => `May propose how to share the cards of ${listOr(places)}, or pass.`,
  noProposal: 'Has no votes where cards lie: can only pass.',
  mayGive: (who: string, what: string, at: string) => `May give cards for the joint work of ${who}: ${what}, ${at}.`,
}

export type ForbiddenTexts = Translation<typeof en>
export default en
