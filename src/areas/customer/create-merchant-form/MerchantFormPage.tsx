import './create-merchant-form.css'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { useBrand } from '#src/brand/BrandProvider.tsx'
import { useBrandQuery } from '#src/brand/use-brand-of.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { QueryScope } from '#src/lib/http/QueryScope.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { Note } from '#src/ui/site/Note.tsx'
import { MerchantForm } from './MerchantForm.tsx'

/** /create-merchant-form: for the brand of the page, or for the partner that the address names. */
export function MerchantFormPage() {
  return (
    <QueryScope>
      <PartnersForm />
    </QueryScope>
  )
}

function PartnersForm() {
  const { t } = useTranslation('merchant')
  const brand = useBrand()
  const navigate = useNavigate()
  const { partner_name: named } = useParams()
  const [params] = useSearchParams()
  const { data } = useBrandQuery(named ?? '')
  const known = data?.known === true
  const partner = known ? data.brand : brand
  return (
    <div className="wrap-c main narrow">
      <PageTitle lead={t('lead', { brand: partner.name })}>{t('title')}</PageTitle>
      {named !== undefined && (
        // The form below keeps its place while this is awaited.
        <div className="mt16" style={data ? undefined : { visibility: 'hidden' }}>
          <Note tone={known ? 'ok' : 'warn'}>
            {known ? t('partner', { partner: partner.name }) : t('unknownPartner', { brand: brand.name })}
          </Note>
        </div>
      )}
      <MerchantForm
        brand={brand}
        // Until it is known whose the code is, the server decides.
        partner={data && !known ? brand.code : (named ?? brand.code)}
        invitation={params.get('ref')}
        onSent={(reference) => void navigate(pathTo('merchantFormSuccess'), { replace: true, state: { reference } })}
      />
    </div>
  )
}
