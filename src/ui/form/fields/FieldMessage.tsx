import Box from '@mui/material/Box'
import { Icon } from '#src/ui/site/icons.tsx'

interface FieldMessageProps {
  error?: string | null | undefined
  help?: string | null | undefined
  errorHint?: string | null | undefined
}

/** The line under a control: its help, or in its place the error with what to do about it. */
export function FieldMessage({ error, help, errorHint }: FieldMessageProps) {
  if (!error) return <>{help}</>
  return (
    <>
      <Box component="span" sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
        <Box component="span" sx={{ flex: 'none', mt: '2px' }}>
          <Icon name="alert" size={16} />
        </Box>
        <span>{error}</span>
      </Box>
      {errorHint && (
        <Box component="span" sx={{ display: 'block', pl: 5.5, fontWeight: 400, color: 'text.secondary' }}>
          {errorHint}
        </Box>
      )}
    </>
  )
}
