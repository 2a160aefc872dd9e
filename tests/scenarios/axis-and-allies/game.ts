export const game = (): Readonly<Record<string, unknown>> => ({})
