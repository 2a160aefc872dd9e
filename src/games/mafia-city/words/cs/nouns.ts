import type { Place } from '../../box/box'

/** Czech phrases for "in" a location, e.g. „v Přístavu“. */
export const inside: Readonly<Record<Place, string>> = {
  1: 've Věznici',
  2: 'v Přístavu',
  3: 'v Klubu rváčů',
  4: 'na Policejní stanici',
  5: 'v Obchodní čtvrti',
  6: 'v Soukromém klubu',
  7: 'na Radnici',
}
/** Czech phrases for "to" a location, e.g. „do Přístavu“. */
export const towards: Readonly<Record<Place, string>> = {
  1: 'do Věznice',
  2: 'do Přístavu',
  3: 'do Klubu rváčů',
  4: 'na Policejní stanici',
  5: 'do Obchodní čtvrti',
  6: 'do Soukromého klubu',
  7: 'na Radnici',
}
/** Czech phrases for "from" a location, e.g. „z Přístavu“. */
export const away: Readonly<Record<Place, string>> = {
  1: 'z Věznice',
  2: 'z Přístavu',
  3: 'z Klubu rváčů',
  4: 'z Policejní stanice',
  5: 'z Obchodní čtvrti',
  6: 'ze Soukromého klubu',
  7: 'z Radnice',
}
/** Czech phrases for "onto" a location, e.g. „na Přístav“. */
export const onto: Readonly<Record<Place, string>> = {
  1: 'na Věznici',
  2: 'na Přístav',
  3: 'na Klub rváčů',
  4: 'na Policejní stanici',
  5: 'na Obchodní čtvrť',
  6: 'na Soukromý klub',
  7: 'na Radnici',
}
