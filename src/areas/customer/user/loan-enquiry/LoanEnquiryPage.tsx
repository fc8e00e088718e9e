import '#src/ui/customer-screens.css'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router-dom'
import { useBrand } from '#src/brand/BrandProvider.tsx'
import { enquiryPage, isEnquiryKind } from '#src/contract/marketed-kinds.ts'
import type { EnquiryKind } from '#src/contract/marketed-kinds.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { isOffered } from '#src/features/products/product-kinds.ts'
import { dateShort } from '#src/lib/dates.ts'
import { Loaded } from '#src/ui/Loaded.tsx'
import { PageTitle } from '#src/ui/PageTitle.tsx'
import { WaitingCard } from '#src/ui/site/WaitingCard.tsx'
import { EnquiryForm } from './EnquiryForm.tsx'
import { useEnquiries } from './hooks.ts'
import { OpenEnquiry } from './OpenEnquiry.tsx'

/** A kind of loan that no lender offers online here: says so, and takes down what is wanted. */
export function LoanEnquiryPage() {
  const { kind } = useParams()
  return isEnquiryKind(kind) ? <LoanEnquiry kind={kind} /> : <Navigate to={pathTo('notFound')} replace />
}

function LoanEnquiry({ kind }: { kind: EnquiryKind }) {
  const { t } = useTranslation('enquiry')
  const enquiries = useEnquiries()
  // One that is open is shown whatever is offered by now.
  const offered = isOffered(useBrand().kinds, kind)
  const earlier = enquiries.data?.filter((each) => each.kind === kind && each.status !== 'open') ?? []
  return (
    <div className="wrap-c main narrow">
      <PageTitle lead={t('lead')}>{t(`title.${kind}`)}</PageTitle>
      <Loaded query={enquiries} failed={t('failed')} space="mt20" waiting={<WaitingCard />}>
        {(all) => {
          const open = all.find((each) => each.kind === kind && each.status === 'open')
          if (open) return <OpenEnquiry enquiry={open} />
          if (!offered) return <Navigate to={pathTo(enquiryPage(kind))} replace />
          return (
            <div className="card pad mt20">
              <EnquiryForm kind={kind} />
            </div>
          )
        }}
      </Loaded>
      {earlier.length > 0 && (
        <section className="mt24" aria-labelledby="earlier-title">
          <h2 className="h3" id="earlier-title">
            {t('closed')}
          </h2>
          <ul className="stack g8 mt8">
            {earlier.map(({ reference, created_at, status }) => (
              <li key={reference} className="sm">
                {t('closedRow', {
                  reference,
                  date: dateShort(created_at),
                  status: t(`status.${status}`, { defaultValue: t('status.closed') }),
                })}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
