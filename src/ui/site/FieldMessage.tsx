import { Icon } from './icons.tsx'

type FieldMessageProps = { id: string; error?: string | null | undefined; help?: string | undefined }

/** Below a field: the error, which takes the place of the help. */
export function FieldMessage({ id, error, help }: FieldMessageProps) {
  if (error)
    return (
      <p id={id} className="errm" role="alert">
        <Icon name="alert" size={16} />
        <span>{error}</span>
      </p>
    )
  return help ? (
    <p id={id} className="help">
      {help}
    </p>
  ) : null
}
