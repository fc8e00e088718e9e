import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { TRANSLATED } from '#src/contract/entities/shared/language.ts'
import { Icon } from '#src/ui/site/icons.tsx'

interface BulletsFieldProps {
  bullets: readonly string[]
  /** Their Hindi, place by place; shorter where some is missing. */
  hindi: readonly string[]
  /** Message key of what is wrong with the list. */
  problem: string | null
  onChange: (bullets: readonly string[], hindi: readonly string[]) => void
}

/** The points that a card is praised with, one field each and its Hindi beside it; the order is what customers see. */
export function BulletsField({ bullets, hindi, problem, onChange }: BulletsFieldProps) {
  const { t } = useTranslation(['credit-cards', 'rules', 'admin'])
  const hindiAt = (at: number): string => hindi[at] ?? ''
  const translated = (at: number, text: string) => bullets.map((_, index) => (index === at ? text : hindiAt(index)))
  return (
    <Box sx={{ display: 'grid', gap: 3, mt: 2 }}>
      {bullets.map((bullet, at) => (
        <Box key={at} sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
          <Box sx={{ ...besideEachOther, flexGrow: 1 }}>
            <TextField
              fullWidth
              autoFocus={at === bullets.length - 1}
              label={t('bullets.point', { number: at + 1 })}
              value={bullet}
              error={bullet.trim() === ''}
              helperText={bullet.trim() === '' ? t('rules:card.bullet') : ''}
              onChange={({ target }) =>
                onChange(
                  bullets.map((each, index) => (index === at ? target.value : each)),
                  hindi,
                )
              }
            />
            <TextField
              fullWidth
              label={t('admin:hindi.point', { number: at + 1 })}
              value={hindiAt(at)}
              helperText={hindiAt(at).trim() === '' ? t('admin:hindi.missing') : ''}
              onChange={({ target }) => onChange(bullets, translated(at, target.value))}
              slotProps={{ htmlInput: { lang: TRANSLATED } }}
            />
          </Box>
          <IconButton
            aria-label={t('bullets.remove', { number: at + 1 })}
            onClick={() =>
              onChange(
                bullets.filter((_, index) => index !== at),
                hindi.filter((_, index) => index !== at),
              )
            }
            sx={{ width: 44, height: 44 }}
          >
            <Icon name="close" />
          </IconButton>
        </Box>
      ))}
      {bullets.length === 0 && <Typography color="textSecondary">{t('bullets.none')}</Typography>}
      {problem !== null && (
        <Typography role="alert" color="error">
          {t(problem)}
        </Typography>
      )}
      <Button
        variant="outlined"
        startIcon={<Icon name="plus" />}
        onClick={() => onChange([...bullets, ''], hindi)}
        sx={{ justifySelf: 'start' }}
      >
        {t('bullets.add')}
      </Button>
    </Box>
  )
}

/** English and Hindi side by side, one below the other on a phone. */
export const besideEachOther = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
}
