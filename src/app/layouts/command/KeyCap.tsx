import Box from '@mui/material/Box'

/** A key as it stands on a keyboard. */
export function KeyCap({ of }: { of: string }) {
  return (
    <Box
      component="kbd"
      sx={(theme) => ({
        display: 'inline-block',
        px: 1.5,
        minWidth: 24,
        textAlign: 'center',
        font: 'inherit',
        lineHeight: 1.5,
        border: `1px solid ${theme.vars.palette.divider}`,
        borderRadius: '6px',
        fontSize: '0.75rem',
        color: 'text.secondary',
        backgroundColor: 'background.paper',
      })}
    >
      {of}
    </Box>
  )
}
