import type { ReactNode } from 'react'
import { Button } from './site/Button.tsx'
import { Outline } from './site/icons.tsx'

const TICK = 'M5 12.5l4.5 4.5L19 7.5'

interface ChoiceChipsProps<T extends string | number | null> {
  /** What is chosen: heard, and read too where it is `visible`. */
  label: string
  visible?: boolean
  choices: readonly { value: T; text: string; busy?: boolean }[]
  /** Whether a choice is on: one of them at a time, or several. */
  isOn: (value: T) => boolean
  /** One was pressed, on or off as it was. */
  onChoose: (value: T) => void
  /** How it looks: chips, chips whose choice has a tick, or buttons where a press does something at once. */
  look?: 'chip' | 'ticked' | 'button'
  before?: ReactNode
  after?: ReactNode
  className?: string
}

/**
 * Choices side by side on a customer's screens: a named group of buttons, each of which is pressed or not and says so to
 * those who hear it. Each is reached with the tab key.
 */
export function ChoiceChips<T extends string | number | null>(props: ChoiceChipsProps<T>) {
  const { label, visible = false, choices, isOn, onChoose, look = 'chip', before, after, className = 'chips' } = props
  const row = (
    <>
      {before}
      {choices.map(({ value, text, busy = false }) => {
        const on = isOn(value)
        const press = { 'aria-pressed': on, onClick: () => onChoose(value) }
        return look === 'button' ? (
          <Button key={value} look={on ? 'soft' : 'secondary'} small busy={busy} {...press}>
            {text}
          </Button>
        ) : (
          <button key={value} type="button" className={on ? 'chip on' : 'chip'} {...press}>
            {look === 'ticked' && on && <Outline d={TICK} size={18} />}
            {text}
          </button>
        )
      })}
      {after}
    </>
  )
  return visible ? (
    <div role="group" aria-label={label}>
      <p className="chips-label sm mut" aria-hidden="true">
        {label}
      </p>
      <div className={className}>{row}</div>
    </div>
  ) : (
    <div role="group" aria-label={label} className={className}>
      {row}
    </div>
  )
}
