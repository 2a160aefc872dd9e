// Tests secrets: when a secret can be kept, shown and dropped, and commitments that depend on name, owner and choice.
import { assert, jsonValue, property, string, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import {
  commitSecret,
  decideSecret,
  evolveSecrets,
  isSecretBroken,
  secretRevealed,
  type KeptSecret,
  type SecretMove,
} from '../../../src/referee'
import { sha256 } from '../../../src/session/ledger/digest'
import { codeOf, must } from '../../fixtures/tiny-table'

const shown = { value: 'hills', nonce: 'a'.repeat(32) }
const commitment = commitSecret(sha256, 'wish/red', 'red', shown)
const keep: SecretMove = { do: 'keepSecret', secret: 'wish/red', owner: 'red', commitment }
const kept: readonly KeptSecret[] = evolveSecrets([], must(decideSecret([], keep)))

test('a secret is kept, shown once, and tells nothing before', () => {
  const event = must(decideSecret([], keep))
  expect(JSON.stringify(event)).not.toContain('hills')
  expect(secretRevealed(event)).toBeUndefined()
  expect(kept).toEqual([{ secret: 'wish/red', owner: 'red', commitment, shown: false }])
  const showing = must(decideSecret(kept, { do: 'showSecret', secret: 'wish/red', shown }))
  expect(secretRevealed(showing)).toEqual({ kind: 'choices', label: 'wish/red', what: { red: 'hills' } })
  const open = evolveSecrets(kept, showing)
  expect(open).toMatchObject([{ shown: true }])
  for (const move of [
    { do: 'showSecret', secret: 'wish/red', shown },
    { do: 'dropSecret', secret: 'wish/red' },
  ] as const)
    expect(codeOf(decideSecret(open, move))).toBe('NOT_ASKED')
  expect(codeOf(decideSecret(open, keep))).toBe('ALREADY_CAST')
})

test('one that was dropped can be kept anew', () => {
  expect(codeOf(decideSecret([], { do: 'dropSecret', secret: 'wish/red' }))).toBe('NOT_ASKED')
  const dropped = evolveSecrets(kept, must(decideSecret(kept, { do: 'dropSecret', secret: 'wish/red' })))
  expect(dropped).toEqual([])
  expect(decideSecret(dropped, keep).ok).toBe(true)
})

test('only what was committed fits, under its name and from its owner', () => {
  const [mine] = kept
  if (mine === undefined) throw new Error('not kept')
  expect(isSecretBroken(sha256, mine, shown)).toBe(false)
  for (const other of [
    { ...mine, secret: 'wish/blue' },
    { ...mine, owner: 'blue' },
  ])
    expect(isSecretBroken(sha256, other, shown)).toBe(true)
  assert(property(jsonValue(), (value) => value === 'hills' || isSecretBroken(sha256, mine, { ...shown, value })))
  assert(property(string(), (nonce) => isSecretBroken(sha256, mine, { ...shown, nonce })))
})

test('any JSON is refused or leads to an event, and nothing is thrown', () => {
  const doing = ['keepSecret', 'showSecret', 'dropSecret'] as const
  assert(
    property(tuple(jsonValue(), jsonValue(), jsonValue()), ([secret, owner, value]) => {
      for (const name of doing) {
        const move = { do: name, secret, owner, commitment: value, shown: value } as unknown as SecretMove
        expect(codeOf(decideSecret(kept, move))).toMatch(/^(MALFORMED|NOT_ASKED)$/)
      }
    }),
  )
})
