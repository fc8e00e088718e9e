import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import type { ReactNode } from 'react'
import { Icon } from '#src/ui/site/icons.tsx'

interface EditableCellProps {
  /** Says what is edited, of which row. */
  label: string
  onEdit: () => void
  align?: 'left' | 'center' | 'right'
  /** The pencil lies over the value and takes no width of its own where something can hover. */
  over?: boolean
  children: ReactNode
}

/** On a wide screen rows stay as high as their buttons: the whole text is under the pointer and behind the pencil. */
const TWO_LINES = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
} as const

/** A value with its pencil, which shows under the pointer and with the focus, and always where nothing can hover. */
export function EditableCell({ label, onEdit, align = 'left', over = false, children }: EditableCellProps) {
  return (
    <Box
      sx={(theme) => ({
        display: 'flex',
        alignItems: 'center',
        justifyContent: align === 'right' ? 'flex-end' : align === 'center' ? 'center' : 'space-between',
        gap: 1,
        minHeight: 44,
        ml: align === 'left' ? -2 : 0,
        pl: 2,
        border: '1px solid transparent',
        borderRadius: '12px',
        '& > button': { opacity: 0 },
        '&:hover, &:focus-within': {
          borderColor: theme.vars.palette.custom.lineStrong,
          backgroundColor: theme.vars.palette.background.paper,
          '& > button': { opacity: 1 },
        },
        ...(over && {
          '@media (hover: hover)': {
            position: 'relative',
            '& > button': {
              position: 'absolute',
              right: 0,
              opacity: 0,
              backgroundColor: theme.vars.palette.background.paper,
            },
            '&:hover > button, &:focus-within > button': { opacity: 1 },
            '& > button:hover': { backgroundColor: theme.vars.palette.background.paper },
          },
        }),
        '@media (hover: none)': { '& > button': { opacity: 1 } },
      })}
    >
      <Box
        component="span"
        title={typeof children === 'string' ? children : undefined}
        sx={(theme) => ({ minWidth: 0, overflowWrap: 'anywhere', [theme.breakpoints.up('sm')]: TWO_LINES })}
      >
        {children}
      </Box>
      <IconButton aria-label={label} onClick={onEdit} sx={{ width: 44, height: 44, borderRadius: '11px' }}>
        <Icon name="pencil" />
      </IconButton>
    </Box>
  )
}
