import type { coreRefusals as english } from '../en/refusals'

/** Czech texts of the refusals that are common to all games. A game adds texts that name its roles or pieces. */
export const coreRefusals = {
  MALFORMED: () => 'Takovému tahu aplikace nerozumí.',
  NOT_ASKED: () => 'Hra je už jinde a na tohle se teď nikdo neptá.',
  BALLOT_OPEN: () => 'Právě probíhá tajná volba a nic jiného se zatím stát nemůže.',
  NO_BALLOT: () => 'Tato tajná volba už skončila, nebo byla zrušena.',
  CONSENT_NEEDED: () => 'Cestou zpět je něco, co už všichni viděli.',
  NO_SUCH_ENTRY: () => 'K tomuto místu v záznamu se už dojít nedá.',
  GAME_OVER: () => 'Hra skončila.',
  NOT_OVERRULABLE: () => 'Tady nejde o pravidla: samotný počet kusů by neseděl.',
  CHANGED_TOO_OFTEN: () => 'Tahle zapečetěná volba už se měnila příliš mnohokrát.',
  CHANCE_OPEN: () => 'Hráči právě přidávají ke kartám vlastní náhodu.',
} satisfies typeof english
