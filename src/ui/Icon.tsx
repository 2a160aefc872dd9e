/** Icon of the app. `of` is path data from `icons.ts`. If `label` is omitted, the icon is hidden from screen readers. */
export function Icon({ of, size = 'm', label }: { of: string; size?: 'xs' | 's' | 'm' | 'l'; label?: string }) {
  const voice = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label }
  return (
    <svg className="icon" data-size={size} viewBox="0 0 24 24" {...voice}>
      <path d={of} />
    </svg>
  )
}
