import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { usePassing } from '../../../../../../src/table/ballot/passing'
import { atTheTable, auction, bid, follow, result, rolesOf, sealElsewhere } from './auction'

/** Tests what the host and the guests show about a lost connection between them during a secret choice. */

beforeEach(() => usePassing.setState({ passing: undefined, offered: '' }))

describe('a link that is lost', () => {
  test('is said on the screen of a followed game and above an open pad, and nothing is promised without it', async () => {
    const table = await auction()
    await follow(table, [], false)
    const lost = await screen.findByText(/^The link to the table is lost; you see the game as of /)
    expect(lost).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Scan the code of the table' })).toBeTruthy()
    expect(screen.queryByText(/The result then appears here/)).toBeNull()
    await follow(table, [])
    expect(await screen.findByText(/^Waiting for .+\. The result then appears here\.$/)).toBeTruthy()
    await follow(table, rolesOf(table).slice(0, 1))
    expect(await screen.findByText(/only you should see this/)).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    await act(async () => table.play().noteLinks({ link: undefined }))
    const pad = within(await screen.findByRole('dialog'))
    expect((await pad.findByRole('alert')).textContent).toMatch(/^The link to the table is lost/)
    expect(pad.getByRole('button', { name: 'No link to the table' }).getAttribute('aria-disabled')).toBe('true')
    // A phone that the table unlinked names this cause.
    await act(async () => table.play().noteLinks({ unlinked: table.id }))
    expect(pad.getByRole('alert').textContent).toMatch(/^The table has unlinked this phone/)
    // If another window of the table has taken over the game, the input names the same cause as the page behind it.
    await act(async () => table.play().noteLinks({ newTable: { id: table.id, seat: '', isWindow: true } }))
    expect(pad.getByRole('alert').textContent).toMatch(/^The table was taken over in another window\./)
  })

  test('is said with the choice that is still missing', async () => {
    const table = await auction()
    await follow(table, rolesOf(table).slice(0, 1), false)
    expect(await screen.findByText(/^The link to the table is lost.* Your choice is still missing: /)).toBeTruthy()
  })

  test('is said at the table on the shield of the seat, with the ways out', async () => {
    const table = await auction()
    const [own = 'stark'] = rolesOf(table)
    await act(async () => table.play().noteLinks({ lostPhones: [{ id: table.id, roles: [own] }] }))
    expect(await screen.findByRole('button', { name: /link lost/ })).toBeTruthy()
    const notice = await screen.findByText(/^Link lost: .+\. Tap the sign to choose here\.$/)
    expect(notice).toBeTruthy()
    // The roles still choose at the same time, and none of them is marked as having a phone.
    expect(screen.getByText('In secret, some on their own phones; revealed together.')).toBeTruthy()
    expect(screen.queryByText(/^Whoever is marked “phone”/)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: /link lost/ }))
    expect(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Hold to open' })).toBeTruthy()
  })

  test('names the players in the order of the signs', async () => {
    const table = await auction()
    const roles = rolesOf(table)
    await act(async () => table.play().noteLinks({ lostPhones: [{ id: table.id, roles: roles.toReversed() }] }))
    const text = (await screen.findByText(/^Link lost: /)).textContent ?? ''
    const signs = screen.getAllByText('link lost').map((word) => word.closest('li')?.querySelector('.text-ink')?.textContent ?? '?')
    expect(signs).toHaveLength(roles.length)
    const places = signs.map((name) => text.indexOf(name))
    expect(Math.min(...places)).toBeGreaterThan(0)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  test('is said on the shield of a seat that has sealed, with what the reveal needs', async () => {
    const table = await auction()
    const [own = 'stark'] = rolesOf(table)
    await sealElsewhere(table, own)
    await bid(table)
    await act(async () => table.play().noteLinks({ lostPhones: [{ id: table.id, roles: [own] }] }))
    expect(await screen.findByText(/^Sealed on a phone without a link: .+\. Link it again to reveal/)).toBeTruthy()
    expect(screen.getByRole('button', { name: /link lost/ })).toBeTruthy()
    // If the role chooses again at the table, the reveal does not need its phone any more.
    await act(async () => void (await table.play().castAnew(own, 2)))
    await waitFor(() => expect(screen.queryByText(/^Sealed on a phone without a link/)).toBeNull())
    expect(screen.queryByRole('button', { name: /link lost/ })).toBeNull()
    expect(screen.getAllByRole('button', { name: /sealed hold/ })).toHaveLength(5)
  })

  test('is not said in a window that only shows the game, because it has no links of its own', async () => {
    const table = await auction()
    const [own = 'stark'] = rolesOf(table)
    await sealElsewhere(table, own)
    await act(async () => table.play().noteLinks({ lostPhones: [{ id: table.id, roles: [own] }] }))
    expect(await screen.findByText(/^Sealed on a phone without a link/)).toBeTruthy()
    await act(async () => table.session.play.setState({ writes: false }))
    await waitFor(() => expect(screen.queryByText(/^Sealed on a phone without a link/)).toBeNull())
    expect((await screen.findAllByText(/Here you can only watch/)).length).toBeGreaterThan(0)
  })

  test('needs nobody at the table for a choice that is sealed on that phone: the main button links it again', async () => {
    vi.stubGlobal('RTCPeerConnection', () => undefined)
    const table = await auction()
    const [own = 'stark', ...others] = rolesOf(table)
    await sealElsewhere(table, own)
    await bid(table)
    await act(async () => void (await table.play().castAnew(others[0] ?? 'stark', 4)))
    // A reload: this page has not seen the change, and the links of the phones are lost.
    await act(async () => {
      table.session.play.setState({ lastRounds: [] })
      table.play().noteLinks({ lostPhones: [{ id: table.id, roles: [own] }] })
    })
    expect(await screen.findByRole('button', { name: /: look at your sealed choice$/ })).toBeTruthy()
    await act(async () => {
      for (const role of others) table.play().agree(role)
    })
    const again = await screen.findByRole('button', { name: 'Link the phone again' })
    expect(screen.queryByRole('button', { name: /: look at your sealed choice$/ })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Or each on their own phone' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Reveal the bids' })).toBeTruthy()
    await userEvent.click(again)
    expect(table.address()).toBe(`/link/${table.id}?code`)
    vi.unstubAllGlobals()
  })

  test('is said too if another phone had taken the seat meanwhile and was sent away from it', async () => {
    const table = await auction()
    const [own = 'stark'] = rolesOf(table)
    await bid(table)
    await act(async () => table.session.play.setState({ ownPhones: [{ id: table.id, roles: [own] }] }))
    await act(async () => void (await table.play().castFrom(table.id, own, table.play().open?.ballots[0]?.id ?? '', 'cd'.repeat(32), true)))
    await act(async () => table.session.play.setState({ ownPhones: [], lostPhones: [] }))
    expect(await screen.findByText(/^Sealed on a phone without a link: .+\. Link it again to reveal/)).toBeTruthy()
    expect(screen.getByRole('button', { name: /link lost/ })).toBeTruthy()
  })

  test('of a seat that has not chosen comes last: the phone goes to the others first', async () => {
    vi.stubGlobal('RTCPeerConnection', () => undefined)
    const table = await auction()
    const [own = 'stark', ...others] = rolesOf(table)
    await act(async () => table.play().noteLinks({ lostPhones: [{ id: table.id, roles: [own] }] }))
    expect(screen.getAllByRole('button', { name: 'Link the phone again' })).toHaveLength(1)
    await act(async () => {
      for (const role of others) await table.play().cast(role, 1)
    })
    expect(screen.getAllByRole('button', { name: 'Link the phone again' })).toHaveLength(1)
    expect(screen.getByRole('button', { name: /^Hand the phone to/ })).toBeTruthy()
    vi.unstubAllGlobals()
  })

  test('is said so while others still choose: whoever has sealed is not asked to choose', async () => {
    const table = await auction()
    const [own = 'stark'] = rolesOf(table)
    await sealElsewhere(table, own)
    await act(async () => table.play().noteLinks({ lostPhones: [{ id: table.id, roles: [own] }] }))
    expect(await screen.findByText(/^Sealed on a phone without a link: /)).toBeTruthy()
    expect(screen.queryByText(/^Link lost: /)).toBeNull()
  })

  test('of a phone with a sealed choice leaves one sentence and all ways out: link it, choose here, cancel', async () => {
    vi.stubGlobal('RTCPeerConnection', () => undefined)
    const table = await auction()
    const [own = 'stark', other = 'stark'] = rolesOf(table)
    await sealElsewhere(table, own)
    await act(async () => void (await table.play().cast(other, 1)))
    await act(async () => table.play().noteLinks({ lostPhones: [{ id: table.id, roles: [own] }] }))
    const warning = await screen.findByText(/^Sealed on a phone without a link: .+\. Link it again to reveal\.$/)
    const notes = [...document.querySelectorAll('.body p.note')].map((note) => note.textContent)
    expect(notes).toEqual([warning.textContent])
    expect(screen.getByRole('button', { name: 'Link the phone again' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Cancel for everybody' })).toBeTruthy()
    const again = screen.getByRole('button', { name: /: choose anew here$/ })
    expect(warning.textContent).toContain(`: ${/^(.+): choose/.exec(again.textContent)?.[1]}.`)
    await userEvent.click(again)
    expect(usePassing.getState().passing).toMatchObject({ role: own, anew: true })
    vi.unstubAllGlobals()
  })

  test('is said above the result that is still shown', async () => {
    const table = await auction()
    const [own = 'stark'] = rolesOf(table)
    await bid(table)
    await follow(table, [own])
    await atTheTable(table, () => table.play().reveal())
    await result()
    const shown = within(await screen.findByRole('dialog'))
    expect(shown.queryByRole('button', { name: 'Scan the code of the table' })).toBeNull()
    await act(async () => table.play().noteLinks({ link: undefined }))
    await userEvent.click(await shown.findByRole('button', { name: 'Scan the code of the table' }))
    expect(table.address()).toBe(`/link/${table.id}?code`)
    expect(await screen.findByRole('dialog', { name: 'Scan the code of the table' })).toBeTruthy()
  })
})
