// Tests reduced motion: every animation uses the CSS duration variables, which the device or the settings can set to zero.
import { expect, test } from 'vitest'
import { filesIn, read } from '../../files'

const sheets = filesIn('src').filter((path) => path.endsWith('.css'))
const code = filesIn('src').filter((path) => /\.tsx?$/.test(path))

/** Values of `transition` and `animation` (and their longhands) in all style sheets, with the file of each value. */
const movements = sheets.flatMap((path) =>
  [...read(path).matchAll(/(?<![-\w])((?:transition|animation)(?:-duration)?):([^;}]*)/g)].map(([, property = '', value = '']) => ({
    path,
    property,
    value: value.trim(),
  })),
)

/** Returns whether every animation in a value uses a duration variable. `none` is accepted. */
const isGuarded = (value: string): boolean =>
  value === 'none' ||
  value
    .replaceAll(/\([^()]*\((?:[^()]*)\)[^()]*\)|cubic-bezier\([^)]*\)/g, '')
    .split(',')
    .every((part) => /var\(--(quick|calm|slow|hold)\)/.test(part) && !/(?<![\w-])[\d.]+m?s\b/.test(part))

test('there are movements, and every one takes its time from a token', () => {
  expect(movements.length).toBeGreaterThan(3)
  expect(movements.filter(({ value }) => !isGuarded(value))).toEqual([])
  expect(['all 0.2s', 'opacity 120ms var(--ease)', 'transform var(--quick), color 1s'].filter(isGuarded)).toEqual([])
})

test('the device and the settings set every token of time to nothing', () => {
  const tokens = read('src/ui/tokens.css')
  const still = [/@media \(prefers-reduced-motion: reduce\) \{\s*:root \{([^}]*)\}/, /:root\[data-motion='less'\] \{([^}]*)\}/]
  const times = [...tokens.matchAll(/^\s*(--\w+): \d+ms;/gm)].map(([, name = '']) => name)
  expect(new Set(times)).toEqual(new Set(['--quick', '--calm', '--slow']))
  for (const guard of still) {
    const [, inside = ''] = guard.exec(tokens) ?? []
    expect(inside.match(/--\w+: 0ms;/g)?.toSorted()).toEqual(['--calm: 0ms;', '--quick: 0ms;', '--slow: 0ms;'])
  }
  // A long press still takes its full time. The progress ring moves in steps instead of continuously.
  expect(read('src/ui/hold-button.css').match(/steps\(3, jump-start\)/g)).toHaveLength(2)
})

test('nothing scrolls or moves by script, but where it asks first', () => {
  const smooth = [...sheets, ...code].filter((path) =>
    /(?<!over)scroll-behavior|behavior: '(?:smooth|auto)'|\.animate\(|startViewTransition/.test(read(path)),
  )
  expect(smooth).toEqual([])
  const asks = code.filter((path) => read(path).includes('prefers-reduced-motion'))
  expect(asks).toEqual(['src/ui/motion.ts'])
})
