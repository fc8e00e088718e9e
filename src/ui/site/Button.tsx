import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { usePressFeedback } from './use-press-feedback.ts'

type Look = {
  /** One `primary` per view or card. */
  look?: 'primary' | 'secondary' | 'soft' | 'text'
  small?: boolean
  full?: boolean
}

const CLASSES = { primary: 'pri', secondary: 'sec', soft: 'soft', text: 'text' } as const

const classes = ({ look = 'primary', small, full }: Look): string =>
  ['btn', CLASSES[look], small && 'small', full && 'full'].filter(Boolean).join(' ')

type ButtonProps = Look & Omit<ComponentProps<'button'>, 'className'> & { busy?: boolean }

/** A busy button keeps its name and its focus; the caller ignores further presses. */
export function Button({ look, small, full, busy, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={classes({ look, small, full })} aria-busy={busy || undefined} {...rest} />
}

type LinkButtonProps = Look & Omit<ComponentProps<typeof Link>, 'className'>

export function LinkButton({ look, small, full, onClick, ...rest }: LinkButtonProps) {
  const { taken, onTake } = usePressFeedback()
  return (
    <Link
      className={classes({ look, small, full })}
      aria-busy={taken || undefined}
      onClick={(event) => {
        onClick?.(event)
        onTake(event)
      }}
      {...rest}
    />
  )
}
