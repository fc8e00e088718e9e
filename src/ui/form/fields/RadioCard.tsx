import type { ReactNode, Ref } from 'react'

interface RadioCardProps {
  name: string
  label: ReactNode
  /** More about the choice, below its label. */
  children?: ReactNode
  checked: boolean
  onSelect: () => void
  onBlur?: () => void
  error?: boolean
  describedBy?: string | undefined
  id?: string
  inputRef?: Ref<HTMLInputElement>
}

/** One choice as a card; the whole card is the target. */
export function RadioCard(props: RadioCardProps) {
  const { name, label, children, checked, onSelect, onBlur, error, describedBy, id, inputRef } = props
  return (
    <label className={['radio', children && 'more', error && 'err', checked && 'on'].filter(Boolean).join(' ')}>
      <input
        type="radio"
        id={id}
        name={name}
        ref={inputRef}
        checked={checked}
        onChange={onSelect}
        onBlur={onBlur}
        aria-describedby={describedBy}
      />
      <span className="grow">
        <span className="radio-label">{label}</span>
        {children}
      </span>
    </label>
  )
}
