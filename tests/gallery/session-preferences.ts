// The effects of the settings of a phone on a screen, and the steps to them.
import type { Stage } from './stage'

const CLOCK = { clock: true, limit: '3', sounds: true, awake: true, touch: true }

/** Loads the page again with a clock on it, and with everything that stands beside its switch. */
export async function withClock({ inPage, reload }: Stage): Promise<void> {
  await inPage(({ page: { localStorage }, given }) => localStorage.setItem('castellan.comforts', given), JSON.stringify(CLOCK))
  await reload()
}

/** Somebody has played for a while, and for longer than agreed. */
export async function longAsked(stage: Stage): Promise<void> {
  await withClock(stage)
  const { page, passTime, waitUntilStill } = stage
  await page.getByRole('timer').waitFor()
  for (let minute = 0; minute < 4; minute++) await passTime(60_000)
  await waitUntilStill()
}

/** The table has a break. */
export async function pause(stage: Stage): Promise<void> {
  await longAsked(stage)
  // It stands alone beside the clock, in whatever language.
  await stage.page.locator('[role=timer] + button').click()
  await stage.over().waitFor()
}

/** The settings with all of their rows, down at those of the table. */
export async function tableSettings(stage: Stage): Promise<void> {
  await stage.visit('/settings')
  await withClock(stage)
  await stage.page.getByRole('switch').last().scrollIntoViewIfNeeded()
}

/** The phone lies in the left hand. */
export async function inLeftHand({ inPage, reload }: Stage): Promise<void> {
  await inPage(({ page: { localStorage } }) => {
    const preferences = JSON.parse(localStorage.getItem('castellan.preferences') ?? '{}') as object
    localStorage.setItem('castellan.preferences', JSON.stringify({ ...preferences, hand: 'left' }))
  })
  await reload()
}
