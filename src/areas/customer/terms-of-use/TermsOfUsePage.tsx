import { useTranslation } from 'react-i18next'
import { useBrand } from '#src/brand/BrandProvider.tsx'
import { PRODUCT_NAME } from '#src/contract/constants.ts'
import { getBoot } from '#src/lib/boot.ts'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'

const SECTIONS = ['who', 'what', 'cost', 'you', 'lender', 'cooling', 'conduct', 'liability', 'law'] as const

export function TermsOfUsePage() {
  const { t } = useTranslation('legal')
  const { name: brand, tancApply } = useBrand()
  const { company, sandbox } = getBoot()
  const names = { brand, company: company.legalName, address: company.address, product: PRODUCT_NAME }
  return (
    <article className="wrap-c main narrow prose">
      <PageTitle lead={t('terms.version')}>{t('terms.title')}</PageTitle>
      {SECTIONS.map((section) => (
        <section key={section}>
          <h2 className="h2">{t(`terms.${section}.title`, names)}</h2>
          <p>{t(`terms.${section}.text`, names)}</p>
        </section>
      ))}
      {tancApply && (
        <section>
          <h2 className="h2">{t('terms.programme.title', names)}</h2>
          <p>{t('terms.programme.text', names)}</p>
        </section>
      )}
      {sandbox && <p className="sm mut mt32">{t('terms.fictional')}</p>}
    </article>
  )
}
