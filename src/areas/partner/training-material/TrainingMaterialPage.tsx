import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { SELLING_RULES_VERSION } from '#src/contract/entities/partners/selling-rules.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { AcceptRules } from '#src/features/training/AcceptRules.tsx'
import { useSellingRules } from '#src/features/training/hooks.ts'
import { RuleCards } from '#src/features/training/RuleCards.tsx'
import { dateShort } from '#src/lib/dates.ts'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'

/** The rules of fair selling with their acknowledgement, and the way to the eligibility table. */
export function TrainingMaterialPage() {
  const { t } = useTranslation(['partner-training', 'staff-titles'])
  const rules = useSellingRules()
  return (
    <>
      <PageTitle lead={t('lead')}>{t('staff-titles:trainingMaterial')}</PageTitle>
      <Card variant="outlined" sx={{ mt: 5, p: { xs: 4, sm: 5 }, maxWidth: 720 }}>
        <Typography variant="h3" component="h2">
          {t('criteria.card')}
        </Typography>
        <Typography sx={{ mt: 1, mb: 4 }}>{t('criteria.cardText')}</Typography>
        <Button variant="outlined" component={Link} to={pathTo('partnerEligibilityCriteria')}>
          {t('criteria.open')}
        </Button>
      </Card>
      <Typography variant="h3" component="h2" id="rules" tabIndex={-1} sx={{ mt: 8 }}>
        {t('rules.title')}
      </Typography>
      <Typography sx={{ mt: 1, maxWidth: 720 }}>{t('rules.lead')}</Typography>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {t('rules.version', { day: dateShort(SELLING_RULES_VERSION) })}
      </Typography>
      <RuleCards />
      <Loaded
        query={rules}
        failed={t('failed')}
        space="mt20"
        waiting={<Skeleton variant="rounded" height={160} sx={{ mt: 5, maxWidth: 720 }} />}
      >
        {(data) => <AcceptRules rules={data} />}
      </Loaded>
    </>
  )
}
