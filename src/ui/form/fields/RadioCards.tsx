import { FieldMessage } from '#src/ui/site/fields/FieldMessage.tsx'
import { LabelText } from './LabelText.tsx'
import { RadioCard } from './RadioCard.tsx'
import { useField } from './use-field.ts'
import type { FieldProps } from './use-field.ts'

export interface Choice {
  id: number
  value: string
}

// Two across for 2 or 4 choices, else three; fewer where a card would become too narrow for its words.
function columnsFor(count: number): string {
  const columns = count % 2 === 0 ? 2 : 3
  return `repeat(auto-fit, minmax(min(100%, max(8.5em, calc((100% - ${(columns - 1) * 10}px) / ${columns}))), 1fr))`
}

interface RadioCardsProps extends FieldProps {
  choices: readonly { id: number | string; value: string }[]
  /** One below the other, for choices of many words. */
  columns?: 1
}

/** Two to five choices as cards; the native radios keep the arrow keys. */
export function RadioCards(props: RadioCardsProps) {
  const { name, label, help, optional, choices, columns } = props
  const field = useField(name)
  const messageId = `${field.id}-message`
  return (
    <fieldset className="field">
      <legend className="lab">
        <LabelText label={label} optional={optional} />
      </legend>
      <div className="radios" style={{ gridTemplateColumns: columns === 1 ? '1fr' : columnsFor(choices.length) }}>
        {choices.map(({ id, value }, index) => (
          <RadioCard
            key={id}
            name={name}
            label={value}
            checked={field.value === id}
            onSelect={() => field.onChange(id)}
            onBlur={field.onBlur}
            error={Boolean(field.error)}
            describedBy={field.error || help ? messageId : undefined}
            {...(index === 0 && { inputRef: field.inputRef, id: field.id })}
          />
        ))}
      </div>
      <FieldMessage id={messageId} error={field.error} help={help} quiet />
    </fieldset>
  )
}
