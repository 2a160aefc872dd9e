import { personKey } from '../../session/spoken-name'

/**
 * Returns a display name for each role: the name of its player, followed by the role if players have the same name; the name of the role if
 * no player name was entered.
 * @param people in any order; roles with an empty name are called by the role
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
