import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { Icon } from '#src/ui/site/icons.tsx'

const STEPS = ['file', 'columns', 'dryRun', 'commit'] as const
export type StudioStep = (typeof STEPS)[number]

/** Where a file is on its way. On a phone the others are their numbers alone. */
export function StudioSteps({ step }: { step: StudioStep }) {
  const { t } = useTranslation('imports')
  const now = STEPS.indexOf(step)
  return (
    <Box
      component="ol"
      aria-label={t('studio.steps.label')}
      sx={{ display: 'flex', gap: 2, listStyle: 'none', m: 0, mt: 5, p: 0 }}
    >
      {STEPS.map((each, at) => (
        <Box
          key={each}
          component="li"
          aria-current={at === now ? 'step' : undefined}
          sx={(theme) => ({
            display: 'flex',
            alignItems: 'center',
            gap: 2,
            p: 3,
            minWidth: 0,
            borderRadius: 1,
            flex: { xs: at === now ? 1 : '0 0 auto', sm: 1 },
            border: '1px solid',
            borderColor: at === now ? 'primary.main' : theme.vars.palette.divider,
            bgcolor: 'background.paper',
            fontWeight: at === now ? 600 : 400,
          })}
        >
          {at < now ? <Icon name="check" size={20} /> : <span aria-hidden>{at + 1}</span>}
          <Box component="span" sx={at === now ? {} : { display: { xs: 'none', sm: 'inline' } }}>
            {t(`studio.steps.${each}`)}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
