/** Calls each text function and returns its string under the same name. */
export const asDictionary = <Name extends string>(texts: Readonly<Record<Name, () => string>>): Readonly<Record<Name, string>> =>
  Object.fromEntries(Object.entries<() => string>(texts).map(([name, text]) => [name, text()])) as Record<Name, string>
