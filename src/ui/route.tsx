// The ways between the screens: everything that the app needs of a router, and the only file that knows which one it is.
import { createContext, useCallback, useContext, useMemo, useSyncExternalStore, type AnchorHTMLAttributes, type ReactNode } from 'react'
import { Link as Anchor, Redirect as Elsewhere, Route, Router, Switch, useParams, useRoute } from 'wouter'
import { addressBar, withSearch, type Address, type Addresses, type Going } from './address'

const AddressesContext = createContext(addressBar)
const AddressContext = createContext<Address | undefined>(undefined)

/** Where the app is; the screen is drawn anew when that changes. */
export function useAddress(): Address {
  const shown = useContext(AddressContext)
  const addresses = useContext(AddressesContext)
  return shown ?? addresses.read()
}

type Follow = (to: string, going?: Pick<Going, 'replace'>) => void

/** The present place as the router reads it. A link that leads to where one is adds nothing to the history. */
const placeOf = (address: Address, { go }: Addresses) => {
  const follow: Follow = (to, { replace = false } = {}) => go(to, { replace: replace || to === withSearch(address) })
  const read = (): [path: string, follow: Follow] => [address.path, follow]
  return Object.assign(read, { hrefs: (to: string) => `#${to}` })
}

/**
 * Tells everything inside where the app is.
 * @param of a list in memory, where there is no address bar
 */
export function AddressProvider({ of = addressBar, children }: { of?: Addresses; children: ReactNode }) {
  const address = useSyncExternalStore(of.watch, of.read)
  const place = useMemo(() => placeOf(address, of), [address, of])
  return (
    <AddressesContext.Provider value={of}>
      <AddressContext.Provider value={address}>
        <Router hook={place}>{children}</Router>
      </AddressContext.Provider>
    </AddressesContext.Provider>
  )
}

/**
 * `Routes` shows the first `Route` whose path is that of the address. With `nest` a path is the beginning of one, and the routes inside
 * tell only what comes after it. Everything that leads somewhere names its whole address all the same, wherever it stands.
 */
export { Route, Switch as Routes, useParams }

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** The whole address: "/game/7/log?round=3". */
  readonly to: string
  readonly replace?: boolean
}

/** A link as any other: who holds a key down opens it in a window of its own. */
export function Link({ to, children, ...others }: LinkProps) {
  return (
    <Anchor {...others} href={`~${to}`}>
      {children}
    </Anchor>
  )
}

/** Leads on to another address, which takes the place of this one. */
export function Redirect({ to }: { to: string }) {
  return <Elsewhere key={to} to={`~${to}`} replace />
}

/** Leads to an address by its whole name. */
export const useGo = (): Addresses['go'] => useContext(AddressesContext).go

/** Leads to the address before this one. */
export const useStepBack = (): (() => void) => useContext(AddressesContext).stepBack

/** Whether the address is one of these: `/game/:id` is the main screen of any game. */
export const useIsAt = (path: string): boolean => useRoute(`~${path}`)[0]

/** The words that are looked for at this address, and how to look for others: they take the place of these, also in the history. */
export function useSearchWords(): readonly [words: URLSearchParams, look: (others: Readonly<Record<string, string>>) => void] {
  const { path, search } = useAddress()
  const go = useGo()
  const words = useMemo(() => new URLSearchParams(search), [search])
  const look = useCallback(
    (others: Readonly<Record<string, string>>) => go(withSearch({ path, search: `${new URLSearchParams(others)}` }), { replace: true }),
    [go, path],
  )
  return [words, look]
}
