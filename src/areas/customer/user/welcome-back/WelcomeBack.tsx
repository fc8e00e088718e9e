import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Application } from '#src/contract/entities/application.ts'
import type { ServedProfile } from '#src/contract/entities/profile.ts'
import { FormErrorSummary } from '#src/ui/form/FormErrorSummary.tsx'
import { Note } from '#src/ui/site/Note.tsx'
import { ChoiceCards } from './ChoiceCards.tsx'
import type { WayOn } from './ChoiceCards.tsx'
import { EMPTY_IDENTITY, identityResolver } from './identity-rules.ts'
import { IdentityFields } from './IdentityFields.tsx'
import { Narrow } from './Narrow.tsx'
import { RemindLater } from './RemindLater.tsx'
import { useWayOn } from './use-way-on.ts'

/** Who comes back chooses, proves who they are, and goes on. */
export function WelcomeBack({ profile, application }: { profile: ServedProfile; application: Application | null }) {
  const { t } = useTranslation('welcome')
  const [way, setWay] = useState<WayOn>(application ? 'continue' : 'new')
  // Somebody who never gave both has nothing here that needs guarding.
  const checked = profile.tin !== '' && profile.birth_date !== ''
  const form = useForm({
    mode: 'onBlur',
    reValidateMode: 'onChange',
    defaultValues: EMPTY_IDENTITY,
    ...(checked && { resolver: identityResolver }),
  })
  const { go, going, failure } = useWayOn(profile, application)

  const submit = form.handleSubmit(async (identity) => {
    const outcome = await go(way, checked ? identity : null)
    if (outcome === 'mismatch') form.setFocus('pan')
  })

  return (
    <Narrow>
      <Typography variant="h2" component="h1">
        {profile.first_name ? t('titleName', { name: profile.first_name }) : t('title')}
      </Typography>
      <Typography sx={{ mt: 2, color: 'text.secondary' }}>{leadOf(application, t)}</Typography>
      <FormProvider {...form}>
        <form noValidate onSubmit={(event) => void submit(event)}>
          <ChoiceCards profile={profile} application={application} way={way} onChoose={setWay} />
          {checked && <IdentityFields />}
          <FormErrorSummary />
          <Box sx={{ display: 'grid', gap: 4, mt: 6 }}>
            {failure && (
              <Note tone="err" role="alert">
                {failure}
              </Note>
            )}
            <Button variant="contained" type="submit" loading={going}>
              {t('continue')}
            </Button>
          </Box>
        </form>
      </FormProvider>
      {application && <RemindLater appId={application.app_id} byEmail={profile.email_verified === 1} />}
      {checked && (
        <Box sx={{ mt: 6 }}>
          <Note icon="lock">{t('tries')}</Note>
        </Box>
      )}
    </Narrow>
  )
}

function leadOf(application: Application | null, t: (key: string, values?: Record<string, string>) => string): string {
  if (!application) return t('lead.none')
  return application.lender_name === null ? t('lead.draft') : t('lead.lender', { lender: application.lender_name })
}
