import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Approvals } from '#src/contract/entities/approvals/approval.ts'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import { SettingsCard } from '#src/ui/page/SettingsCard.tsx'
import { RuleDialog } from './RuleDialog.tsx'

type Rule = Approvals['rules'][number]

/** Which kinds of acts need a second person. */
export function Rules({ rules }: { rules: readonly Rule[] }) {
  const { t } = useTranslation('approvals')
  const [asking, setAsking] = useOpened<Rule | null>(null)
  const alone = rules.some(({ others }) => !others)
  return (
    <SettingsCard title={t('rules.title')}>
      <Typography color="textSecondary">{t(alone ? 'rules.alone' : 'rules.text')}</Typography>
      <Box component="ul" aria-label={t('rules.title')} sx={{ listStyle: 'none', m: 0, mt: 3, p: 0 }}>
        {rules.map((rule) => {
          const about = t(`ruled.${rule.kind}`)
          return (
            <Box
              component="li"
              key={rule.kind}
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, py: 2 }}
            >
              <Typography sx={{ flex: '1 1 240px' }}>{t(rule.on ? 'rules.on' : 'rules.off', { about })}</Typography>
              <Button
                variant="outlined"
                size="small"
                sx={{ minHeight: 44 }}
                aria-label={t(rule.on ? 'rules.endOf' : 'rules.beginOf', { about })}
                onClick={() => setAsking(rule)}
              >
                {t(rule.on ? 'rules.end' : 'rules.begin')}
              </Button>
            </Box>
          )
        })}
      </Box>
      {asking && <RuleDialog rule={asking} onClose={() => setAsking(null)} />}
    </SettingsCard>
  )
}
