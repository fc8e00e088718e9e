import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApplicationDetails } from '#src/contract/entities/applications/application-details.ts'
import type { Application } from '#src/contract/entities/applications/application.ts'
import type { ServedProfile } from '#src/contract/entities/profile/profile.ts'
import type { LoanProduct } from '#src/contract/entities/shared/loan-products.ts'
import { PRODUCTS } from '#src/contract/entities/shared/products.ts'
import { mixed } from '#src/contract/yup.ts'
import { OtherDevice } from '#src/features/handover/OtherDevice.tsx'
import { useSignInContacts } from '#src/features/profile/hooks.ts'
import { ApiError } from '#src/lib/http/api-error.ts'
import { useSession } from '#src/lib/session/session.ts'
import { errorText } from '#src/lib/toast.ts'
import { Form } from '#src/ui/form/Form.tsx'
import { FormErrorSummary } from '#src/ui/form/FormErrorSummary.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { Button } from '#src/ui/site/Button.tsx'
import { Note } from '#src/ui/site/Note.tsx'
import { ChoiceCards } from './ChoiceCards.tsx'
import type { WayOn } from './ChoiceCards.tsx'
import { EMPTY_IDENTITY, identitySchema } from './identity-rules.ts'
import { IdentityFields } from './IdentityFields.tsx'
import { Narrow } from './Narrow.tsx'
import { RemindLater } from './RemindLater.tsx'
import { useWayOn } from './use-way-on.ts'

interface WelcomeBackProps {
  /** Null = no loan is chosen: the check alone. */
  product: LoanProduct | null
  profile: ServedProfile
  application: Application | null
  /** What belongs to the application alone. */
  details: ApplicationDetails
}

/** Who comes back chooses, proves who they are, and goes on. */
export function WelcomeBack({ product, profile, application, details }: WelcomeBackProps) {
  const { t } = useTranslation('welcome')
  const { data: contacts } = useSignInContacts()
  const [way, setWay] = useState<WayOn>(application ? 'continue' : 'new')
  // Somebody who never gave both has nothing here that needs guarding.
  const due = useSession((session) => session.identityDue)
  const checked = due || (profile.tin !== '' && profile.birth_date !== '')
  const go = useWayOn(product, application)
  const form = useContractForm('verifyIdentity', checked ? identitySchema : mixed(), {
    start: EMPTY_IDENTITY,
    send: (identity) => go(way, checked ? identity : null),
    refused: (error) => {
      if (error instanceof ApiError && error.code === 'identity_mismatch') form.hands.setFocus('pan')
      return false
    },
    mode: 'onBlur',
    failureIn: 'form',
  })
  const words = (error: unknown): string => {
    if (!(error instanceof ApiError)) return errorText(error)
    if (error.code === 'identity_mismatch') return t('mismatch')
    return error.status === 429 ? t('locked', { count: Math.ceil((error.retryAfter ?? 900) / 60) }) : errorText(error)
  }

  return (
    <Narrow>
      <PageTitle lead={leadOf(product, application, t)}>
        {profile.first_name ? t('titleName', { name: profile.first_name }) : t('title')}
      </PageTitle>
      <Form form={form}>
        {product !== null && (
          <ChoiceCards
            product={product}
            profile={profile}
            application={application}
            details={details}
            way={way}
            onChoose={setWay}
          />
        )}
        {checked && <IdentityFields />}
        <FormErrorSummary />
        <div className="stack g16 mt24">
          {form.failure !== null && (
            <Note tone="err" role="alert">
              {words(form.failure)}
            </Note>
          )}
          <Button type="submit" busy={form.busy}>
            {t('continue')}
          </Button>
        </div>
      </Form>
      {application && (
        <RemindLater
          appId={application.app_id}
          byEmail={contacts ? !contacts.mobile.verified : profile.email_verified === 1}
        />
      )}
      <OtherDevice />
      {checked && (
        <div className="mt24">
          <Note icon="lock">{t('tries')}</Note>
        </div>
      )}
    </Narrow>
  )
}

function leadOf(product: LoanProduct | null, application: Application | null, t: TFunction): string {
  if (product === null) return t('lead.check')
  if (!application) return t('lead.none')
  const loan = t(`loan.${PRODUCTS[product].kind}`)
  if (application.lender_name !== null) return t('lead.lender', { loan, lender: application.lender_name })
  return application.status === 'draft' ? t('lead.draft', { loan }) : t('lead.sent', { loan })
}
