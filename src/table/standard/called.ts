import { personKey } from '../../session/spoken-name'

/**
 * Returns the display name of each role: the name of the player, followed by the role if several players have this name. If the player has
 * no name, the display name is the name of the role.
 * @param people players in any order
 */
export const calledBy = <Role extends string>(
  people: readonly { readonly role: Role; readonly name: string }[],
  roles: Readonly<Record<Role, string>>,
): Readonly<Record<Role, string>> => {
  const keys = people.map(({ name }) => personKey(name))
  const isShared = (key: string) => keys.indexOf(key) !== keys.lastIndexOf(key)
  const called = people.flatMap(({ role, name }, at) => {
    const key = keys[at] ?? ''
    return key === '' ? [] : [[role, isShared(key) ? `${name.trim()} (${roles[role]})` : name.trim()] as const]
  })
  return { ...roles, ...Object.fromEntries(called) }
}
