/** One drawing of `icons.ts`. It stands beside a word and is silent; `label` names it where it stands alone. */
export function Icon({ of, size = 'm', label }: { of: string; size?: 'xs' | 's' | 'm' | 'l'; label?: string }) {
  const voice = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label }
  return (
    <svg className="icon" data-size={size} viewBox="0 0 24 24" {...voice}>
      <path d={of} />
    </svg>
  )
}
