/** An army as a row of small slots: what stands there, what would come, what its flag still feeds, and what is too much. */
export function ArmyPips({ size, flag, added = 0 }: { size: number; flag: number; added?: number }) {
  return (
    <span className="army-slots" data-size="s" aria-hidden>
      {Array.from({ length: Math.max(size, flag) }, (_, at) => (
        <i key={at} data-slot={at >= size ? 'free' : at >= flag ? 'over' : at >= size - added ? 'new' : 'full'} />
      ))}
    </span>
  )
}

/** All armies of a house on the flags of a supply level, in small; `label` says the same to a screen reader. */
export function ArmyRow({ armies, label }: { armies: readonly { readonly size: number; readonly flag: number }[]; label: string }) {
  return (
    <span className="army-row" role="img" aria-label={label}>
      {armies.map(({ size, flag }, k) => (
        <ArmyPips key={k} size={size} flag={flag} />
      ))}
    </span>
  )
}
