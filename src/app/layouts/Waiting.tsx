import Box from '@mui/material/Box'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useTranslation } from 'react-i18next'

export type MenuTone = 'deep' | 'paper'

const MOST = 99

interface WaitingProps {
  /** Of the words that describe the entry to those who hear it. */
  id: string
  count: number
  tone: MenuTone
}

/** How many things wait behind an entry of the menu; nothing at 0. */
export function Waiting({ id, count, tone }: WaitingProps) {
  const { t } = useTranslation('staff')
  if (count === 0) return null
  return (
    <Box
      component="span"
      sx={({ vars: { palette } }) => ({
        ml: 'auto',
        px: 2,
        minWidth: 24,
        borderRadius: 999,
        textAlign: 'center',
        fontSize: '0.75rem',
        lineHeight: 2,
        backgroundColor: tone === 'deep' ? palette.deep.line : palette.brand.tint100,
        color: tone === 'deep' ? palette.deep.text : palette.text.primary,
      })}
    >
      <span aria-hidden="true">{count > MOST ? `${MOST}+` : count}</span>
      <Box component="span" id={id} sx={visuallyHidden}>
        {t('command.waiting', { count })}
      </Box>
    </Box>
  )
}
