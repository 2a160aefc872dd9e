import { SegmentedChoice } from '../../../../ui/SegmentedChoice'

export interface PartChoiceProps<Value> {
  readonly title: string
  readonly explains: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** Form part in which the user selects how the app tracks one feature of the game. */
export function PartChoice<Value>({ title, explains, options, value, onChange }: PartChoiceProps<Value>) {
  return (
    <section className="flex flex-col gap-1">
      <SegmentedChoice
        label={title}
        options={options.map((one) => ({ value: String(one.value), label: one.label }))}
        value={String(value)}
        onChange={(chosen) => {
          const next = options.find((one) => String(one.value) === chosen)
          if (next !== undefined) onChange(next.value)
        }}
      />
      <p className="note px-1">{explains}</p>
    </section>
  )
}
