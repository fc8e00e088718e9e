import Box from '@mui/material/Box'
import Radio from '@mui/material/Radio'
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
export function RadioCard({
  name,
  label,
  children,
  checked,
  onSelect,
  onBlur,
  error,
  describedBy,
  id,
  inputRef,
}: RadioCardProps) {
  return (
    <Box
      component="label"
      sx={(theme) => ({
        display: 'flex',
        alignItems: children ? 'flex-start' : 'center',
        gap: 1,
        minHeight: 52,
        p: children ? '9px 16px 16px 6px' : '3px 14px 3px 4px',
        borderRadius: children ? '16px' : '12px',
        cursor: 'pointer',
        backgroundColor: theme.vars.palette.background.paper,
        boxShadow: `inset 0 0 0 1px ${theme.vars.palette.custom.lineStrong}`,
        ...(error && { boxShadow: `inset 0 0 0 2px ${theme.vars.palette.error.main}` }),
        ...(checked && {
          backgroundColor: theme.vars.palette.brand.tint50,
          boxShadow: `inset 0 0 0 2px ${theme.vars.palette.custom.link}`,
        }),
        '&:has(:focus-visible)': { outline: `3px solid ${theme.vars.palette.brand.line}`, outlineOffset: '2px' },
      })}
    >
      <Radio
        checked={checked}
        onChange={onSelect}
        onBlur={onBlur}
        name={name}
        slotProps={{ input: { ref: inputRef, id, 'aria-describedby': describedBy } }}
        sx={{ '&.Mui-focusVisible': { outline: 'none' }, flex: 'none' }}
      />
      <Box component="span" sx={{ flex: 1, minWidth: 0, pt: children ? '9px' : 0 }}>
        <Box
          component="span"
          sx={{ display: 'block', fontWeight: children ? 700 : checked ? 500 : 400, lineHeight: 1.5 }}
        >
          {label}
        </Box>
        {children}
      </Box>
    </Box>
  )
}
