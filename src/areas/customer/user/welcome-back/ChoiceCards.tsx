import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { Application } from '#src/contract/entities/application.ts'
import { PERSONAL_LOAN_STEPS } from '#src/contract/entities/personal-loan-form.ts'
import type { ServedProfile } from '#src/contract/entities/profile.ts'
import { missingSteps } from '#src/features/profile/missing-fields.ts'
import { dateShort, months, rupees } from '#src/lib/format.ts'
import { LaneProgress } from '#src/ui/form/LaneProgress.tsx'
import { RadioCard } from '#src/ui/form/RadioCard.tsx'

export type WayOn = 'continue' | 'new'

interface ChoiceCardsProps {
  profile: ServedProfile
  application: Application | null
  way: WayOn
  onChoose: (way: WayOn) => void
}

/** Continue the open application, or start a new one. */
export function ChoiceCards({ profile, application, way, onChoose }: ChoiceCardsProps) {
  const { t } = useTranslation('welcome')
  return (
    <Box component="fieldset" sx={{ display: 'grid', gap: 3, m: 0, mt: 6, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" className="sr">
        {t('choice')}
      </Box>
      {application && (
        <RadioCard
          name="way"
          label={t('continueTitle')}
          checked={way === 'continue'}
          onSelect={() => onChoose('continue')}
        >
          <Progress profile={profile} application={application} />
        </RadioCard>
      )}
      <RadioCard name="way" label={t('newTitle')} checked={way === 'new'} onSelect={() => onChoose('new')}>
        <Small>{application?.status === 'draft' ? t('newClosesDraft') : t('newKeeps')}</Small>
      </RadioCard>
    </Box>
  )
}

function Progress({ profile, application }: { profile: ServedProfile; application: Application }) {
  const { t } = useTranslation('welcome')
  const amount = application.amount ?? profile.se_loan_amount
  const request =
    amount === ''
      ? ''
      : application.tenure_months === null
        ? `${rupees(amount)}. `
        : `${t('request', { amount: rupees(amount), term: months(application.tenure_months, t) })} `
  const saved = dateShort(application.updated_at)
  if (application.status !== 'draft')
    return <Small>{request + t('sent', { reference: application.reference, date: saved })}</Small>
  const steps = PERSONAL_LOAN_STEPS.map(({ name }) => name)
  const [missing] = missingSteps(profile)
  const number = missing ? steps.indexOf(missing) + 1 : steps.length + 1
  const position = missing ? t('step', { number, total: steps.length }) : t('allSteps')
  return (
    <>
      <Small>{request + t('saved', { position, date: saved })}</Small>
      <Box sx={{ mt: 3 }}>
        <LaneProgress label={t('progress')} valueText={position} steps={steps.length} current={number} />
      </Box>
    </>
  )
}

function Small({ children }: { children: string }) {
  return (
    <Box component="span" sx={{ display: 'block', fontSize: '0.875rem', lineHeight: 1.4286, color: 'text.secondary' }}>
      {children}
    </Box>
  )
}
