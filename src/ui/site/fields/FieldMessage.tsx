import { Icon } from '../icons.tsx'

interface FieldMessageProps {
  /** For the control it is about. */
  id?: string
  error?: string | null | undefined
  help?: string | null | undefined
  /** What to do about the error, below it. */
  errorHint?: string | null | undefined
  /** A form that tells how many of its fields are wrong does so alone; else the error is read out as it appears. */
  quiet?: boolean | undefined
}

/** Below a field: the error, which takes the place of the help. */
export function FieldMessage({ id, error, help, errorHint, quiet }: FieldMessageProps) {
  if (error)
    return (
      <div id={id} role={quiet ? undefined : 'alert'}>
        <p className="errm">
          <Icon name="alert" size={16} />
          <span>{error}</span>
        </p>
        {errorHint && <p className="help error-hint">{errorHint}</p>}
      </div>
    )
  return help ? (
    <p id={id} className="help">
      {help}
    </p>
  ) : null
}
