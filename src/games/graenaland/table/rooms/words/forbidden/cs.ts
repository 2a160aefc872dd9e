import { listOr } from '../../../../../../ui/grammar/czech'
import type { ForbiddenTexts } from './en'

const cs: ForbiddenTexts = {
  chief: (who) => `Hlavní hráč je ${who}: nehýbe hrdiny a nic nenavrhuje.`,
  supply: (who) => `${who} už kartu zásob v tomto kole má, druhou si nevezme.`,
  joint: 'Společná stavba je v tomto kole vyčerpaná.',
  offer: 'Společná stavba i nabídka jsou v tomto kole vyčerpané.',
  market: (at) => `Tržiště v území ${at} už v této fázi posloužilo.`,
  final: 'Při závěrečném stavění nejsou karty zásob ani veřejné stavby.',
  priest: (at) => `V území ${at} je kněz: vojska se tam nepočítají.`,
  priestOfThree: (at) => `V území ${at} je kněz: každý bojovník tam má jeden hlas.`,
  waiting: (who, hero, at) => `${who}: ${hero} čeká na vstup do území ${at}; nemá hlas ani rozkaz.`,
  mayPropose: (places) => `Smí navrhnout dělení na území ${listOr(places)}, nebo nenavrhnout nic.`,
  noProposal: 'Tam, kde leží karty, nemá hlasy: návrh podat nemůže.',
  mayGive: (who, what, at) => `Smí přispět kartami na společnou stavbu: ${what}, ${at}. Navrhuje ji ${who}.`,
}
export default cs
