import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { withoutAttempt } from '../../../../../../src/referee'
import { saveCommitment } from '../../../../../../src/session/environment/sealed-choices'
import { usePassing } from '../../../../../../src/table/ballot/passing'
import { atTheTable, auction, bid, follow, result, rolesOf, sealElsewhere } from './auction'

/** Tests what all phones show if a choice is sealed or changed on the host although the role has its own linked phone. */

beforeEach(() => usePassing.setState({ passing: undefined, offered: '' }))

test('a choice made on the table although the phone of its role was linked is marked on all phones and in the history', async () => {
  const table = await auction()
  const [role = 'stark', other = 'stark'] = rolesOf(table)
  await act(async () => table.session.play.setState({ ownPhones: [{ id: table.id, roles: [role] }] }))
  await act(async () => void (await table.play().cast(role, 2)))
  expect(await screen.findByText(/^Chosen on the table although their own phone was linked: .+\.$/)).toBeTruthy()
  await follow(table, [role])
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Your choice was made on the table although your phone was linked\./)
  expect(screen.queryByText(/^Your choice was sealed at the table or/)).toBeNull()
  await act(async () => usePassing.setState({ passing: undefined, offered: '' }))
  await follow(table, [other])
  expect(await screen.findByText(/^Chosen on the table although their own phone was linked: .+\.$/)).toBeTruthy()
  expect(screen.queryByText(/^Your choice was made on the table/)).toBeNull()
  await act(async () => usePassing.setState({ passing: undefined }))
  const left = rolesOf(table).filter((one) => one !== role)
  await atTheTable(table, async () => {
    for (const one of left) await table.play().cast(one, 0)
    await table.play().reveal()
  })
  await table.go('log')
  const row = await screen.findByText(/^Sealed by /)
  expect(row.textContent?.match(/\(on the table\)/g)).toHaveLength(1)
})

test('a choice that its role has changed on its own phone is not called in question', async () => {
  const table = await auction()
  const [own = 'stark'] = rolesOf(table)
  await bid(table)
  await act(async () => table.session.play.setState({ ownPhones: [{ id: table.id, roles: [own] }] }))
  const ballot = table.play().open?.ballots[0]?.id ?? ''
  await act(async () => void (await table.play().castFrom(table.id, own, ballot, 'cd'.repeat(32), true)))
  expect(await screen.findByText(/^Changed on their own phone: .+\.$/)).toBeTruthy()
  expect(screen.queryByText(/Was it not you/)).toBeNull()
  expect(screen.queryByText(/^Chosen on the table/)).toBeNull()
})

test('a choice that was changed on the table is still marked after a reload of the table', async () => {
  const table = await auction()
  const [own = 'stark'] = rolesOf(table)
  await sealElsewhere(table, own)
  await act(async () => void (await table.play().castAnew(own, 2)))
  await act(async () => table.session.play.setState({ lastRounds: [], ownPhones: [{ id: table.id, roles: [own] }] }))
  expect(await screen.findByText(/^Changed here on the table: /)).toBeTruthy()
})

test('a phone whose sealed choice was made again at the table says so after the reveal, and the history names the role', async () => {
  localStorage.clear()
  const table = await auction()
  const [own = 'stark'] = rolesOf(table)
  const ballot = withoutAttempt(table.play().open?.ballots[0]?.id ?? '')
  await sealElsewhere(table, own)
  saveCommitment({ game: table.id, ballot, role: own, commitment: 'ab'.repeat(32) })
  await act(async () => void (await table.play().castAnew(own, 2)))
  await bid(table)
  await act(async () => void (await table.play().reveal()))
  const text = /^Your sealed choice was dropped: the table chose again for .+\.$/
  expect(screen.queryByText(text), 'on the table').toBeNull()
  await follow(table, [own])
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
  for (const button of screen.getAllByRole('button', { name: 'All right' }).slice(0, 1)) await act(async () => button.click())
  await table.go('log')
  expect(screen.queryByText(text)).toBeNull()
  expect((await screen.findByText(/^Sealed by /)).textContent).toMatch(/Made anew: [^,]+\.$/)
})

test('a phone whose own choice was revealed says nothing', async () => {
  localStorage.clear()
  const table = await auction()
  const [own = 'stark'] = rolesOf(table)
  const open = table.play().open?.ballots[0]?.id ?? ''
  await bid(table)
  const commitment = table.play().open?.ballots[0]?.cast[own] ?? ''
  saveCommitment({ game: table.id, ballot: withoutAttempt(open), role: own, commitment })
  await act(async () => void (await table.play().reveal()))
  await follow(table, [own])
  await result()
  expect(screen.queryByText(/^Your sealed choice was dropped/)).toBeNull()
})
