import { personKey } from '../../session/spoken-name'

/**
 * Names of roles as their people are called: the person's name, with the role beside it where two of them look the same; the role alone
 * where nobody gave a name.
 * @param people in any order; a role without one keeps its own name
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
