import * as tableIcons from '../../../../table/icons'
import type { Resource } from '../../box/box'
import type { Card } from '../../model/state'
import { faceDown } from './icons'

/** Icons of the resources as SVG paths. */

const grain =
  'M12 21.5V9 M12 9c-2-1.5-2-4.5 0-6.5 2 2 2 5 0 6.5zM12 13.5c-3 .2-4.5-1.5-5-4.5 3 0 5 1.5 5' +
  ' 4.5zM12 13.5c3 .2 4.5-1.5 5-4.5-3 0-5 1.5-5 4.5zM12 18.5c-3 .2-4.5-1.5-5-4.5 3 0 5 1.5 5' +
  ' 4.5zM12 18.5c3 .2 4.5-1.5 5-4.5-3 0-5 1.5-5 4.5z'
const cattle =
  'M7 8.5C4.5 8.5 3 7 3 4.5M17 8.5c2.5 0 4-1.5 4-4 M7 8.5h10l-.8 6.5c-.3 3-2 5.5-4.200' +
  ' 5.5s-3.900-2.5-4.200-5.5z M7.800 15h8.400M10.300 17.700h.1M13.700 17.700h.1M9.700 11.5h.1M14.300 11.5h.1'
const wood = 'M3 12a3 4.5 0 1 0 6 0a3 4.5 0 1 0 -6 0 M6 7.5h12c2 0 3 2 3 4.5s-1 4.5-3 4.5H6M6 11.700h.1M12 12h5'
const ore = 'M3.5 17.5L6 9.5l5-4 6 1.5 3.5 6-2 6H7z M6 9.5l5 3.5 6-6M11 13l1 6M11 13l-7.5 4.5'
const gold = 'M3.5 18.5l2-6.5h6l2 6.5zM10.5 18.5h10l-2-6.5h-5M7 12l2-6.5h6L17 12'

export const RESOURCE_ICONS: Readonly<Record<Resource, string>> = { grain, cattle, wood, ore, gold }
/** Icons of the cards on the island: a resource, or the face or the back of a card that the app does not know. */
export const CARD_ICONS: Readonly<Record<Card, string>> = { ...RESOURCE_ICONS, up: tableIcons.card, down: faceDown }
