import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Icon } from '../icons.tsx'
import { FieldMessage } from './FieldMessage.tsx'

interface FieldFrameProps {
  /** Of the control. */
  id: string
  label: ReactNode
  /** What stands beside the control says the same to whoever sees it. */
  labelHidden?: boolean | undefined
  help?: string | null | undefined
  error?: string | null | undefined
  errorHint?: string | null | undefined
  /** As in FieldMessage. */
  quiet?: boolean | undefined
  /** The control; it carries `id` and, when there is one, the id of its message. */
  children: (describedBy: string | undefined) => ReactNode
}

/** Label above, control, then help or the error that takes its place. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, labelHidden, help, error, errorHint, quiet, children } = props
  const messageId = `${id}-message`
  return (
    <div className="field">
      <label htmlFor={id} className={labelHidden ? 'sr' : undefined}>
        {label}
      </label>
      {children(error || help ? messageId : undefined)}
      <FieldMessage id={messageId} error={error} help={help} errorHint={errorHint} quiet={quiet} />
    </div>
  )
}

interface InputFrameProps {
  error: boolean
  readOnly?: boolean | undefined
  small?: boolean | undefined
  /** Fixed text before what is typed, such as the country code. */
  before?: string | undefined
  /** What stands behind the control: a unit, a tick, a button. */
  end?: ReactNode
  children: ReactNode
}

/** The line around a control of text. */
export function InputFrame({ error, readOnly, small, before, end, children }: InputFrameProps) {
  return (
    <div
      className={['inp', error && 'err', readOnly && 'ro', small && 'small'].filter(Boolean).join(' ')}
      onClick={focusControl}
    >
      {before && <span className="pre">{before}</span>}
      {children}
      {end}
    </div>
  )
}

type SelectFrameProps = ComponentProps<'select'> & {
  error: boolean
  describedBy: string | undefined
  choices: readonly { id: number | string; value: string }[]
  /** Nothing is chosen, in words: the first of the list. */
  unset?: string
}

/** The device's own select, and the line around it, which it fills. */
export function SelectFrame({ error, describedBy, choices, unset, ...rest }: SelectFrameProps) {
  return (
    <div className={error ? 'inp sel err' : 'inp sel'}>
      <select aria-describedby={describedBy} aria-invalid={error ? true : undefined} {...rest}>
        {unset !== undefined && <option value="">{unset}</option>}
        {choices.map(({ id, value }) => (
          <option key={id} value={id}>
            {value}
          </option>
        ))}
      </select>
      <Icon name="chevronDown" />
    </div>
  )
}

/** A press beside the control is meant for it. */
function focusControl({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  const beside = target === currentTarget || (target instanceof Element && target.matches('.pre'))
  if (beside) currentTarget.querySelector<HTMLElement>('input, textarea')?.focus()
}
