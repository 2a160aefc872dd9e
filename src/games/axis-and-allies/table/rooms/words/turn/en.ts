import type { Translation } from '../../../../../../ui/language/translation'

/** English texts of the current step, of the deciding players, and of restrictions of this turn. */
const en = {
  stepNames: ['Buy', 'Attack', 'Battles', 'Move', 'Place', 'Income'],
  battleSteps: { aa: 'AA', subs: 'Subs', attack: 'Attack', defence: 'Defence', press: 'Press on' },
  and: ' and ',
  decides: (who: string, power: string) => `${who} decides for ${power}. Others may look on, and everybody may see the odds.`,
  rolls: (who: string, power: string) => `${who} rolls for ${power}.`,
  chooses: (who: string) => `${who} chooses the losses; nobody else may.`,
  agree: (owners: string, attacker: string) => `${owners} agree on the losses, or ${attacker}, who attacks, chooses.`,
  speaks: (who: string) => `${who} speaks first, then submarines.`,
  lost: (power: string) => `${power} moves and fights; it buys and collects nothing.`,
  counted: 'After this turn the victory cities are counted. Nobody is asked.',
  taken: (places: string) => `Taken this turn: ${places}. No landing there, and no new units.`,
  closed: (canal: string, power: string) => `${canal} is closed to ${power}’s ships in this turn.`,
}

export type TurnTexts = Translation<typeof en>
export default en
