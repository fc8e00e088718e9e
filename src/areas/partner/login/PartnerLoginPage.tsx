import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useBrand } from '#src/brand/BrandProvider.tsx'
import { StaffSignIn } from '#src/features/staff-sign-in/StaffSignIn.tsx'
import { call } from '#src/lib/http/http.ts'
import { pingSession, setSession } from '#src/lib/session/session.ts'

/** The partner's sign-in, in the brand of the code in the address. */
export function PartnerLoginPage() {
  const { t } = useTranslation('partner')
  const { partner } = useParams()
  const brand = useBrand()

  const signIn = async (email: string, password: string) => {
    const code = partner && partner.length <= 10 ? { partner } : {}
    const { token, partnerId, merchantId } = await call('partnerLogin', { body: { email, password, ...code } })
    await setSession({ partnerToken: token, partnerId, merchantId, isPartner: true })
    // The name in the top bar.
    await pingSession('partner')
  }
  return (
    <StaffSignIn
      area="partner"
      title={t('login.title')}
      help={t('login.help', { brand: brand.name })}
      headline={t('login.headline')}
      signIn={signIn}
      note={t('login.idle')}
    />
  )
}
