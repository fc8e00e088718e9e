import './create-merchant-form.css'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { useBrand } from '#src/brand/BrandProvider.tsx'
import { findBrand, isBrandCode } from '#src/contract/brands/find-brand.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { PageTitle } from '#src/ui/PageTitle.tsx'
import { Note } from '#src/ui/site/Note.tsx'
import { MerchantForm } from './MerchantForm.tsx'

/** /create-merchant-form: for the brand of the page, or for the partner that the address names. */
export function MerchantFormPage() {
  const { t } = useTranslation('merchant')
  const brand = useBrand()
  const navigate = useNavigate()
  const { partner_name: named } = useParams()
  const [params] = useSearchParams()
  const known = named !== undefined && isBrandCode(named)
  const partner = known ? findBrand(named) : brand
  return (
    <div className="wrap-c main narrow">
      <PageTitle lead={t('lead', { brand: partner.name })}>{t('title')}</PageTitle>
      {named !== undefined && (
        <div className="mt16">
          <Note tone={known ? 'ok' : 'warn'}>
            {known ? t('partner', { partner: partner.name }) : t('unknownPartner', { brand: brand.name })}
          </Note>
        </div>
      )}
      <MerchantForm
        brand={brand}
        partner={partner.code}
        invitation={params.get('ref')}
        onSent={(reference) => void navigate(pathTo('merchantFormSuccess'), { replace: true, state: { reference } })}
      />
    </div>
  )
}
