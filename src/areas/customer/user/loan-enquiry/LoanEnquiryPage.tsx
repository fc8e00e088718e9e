import '#src/ui/page/customer-screens.css'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router-dom'
import { useBrand } from '#src/brand/BrandProvider.tsx'
import { isEnquiryOpen } from '#src/contract/entities/enquiries/loan-enquiry.ts'
import type { LoanEnquiry as Enquiry } from '#src/contract/entities/enquiries/loan-enquiry.ts'
import { enquiryPage, isEnquiryKind } from '#src/contract/marketed-kinds.ts'
import type { EnquiryKind } from '#src/contract/marketed-kinds.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { isOffered } from '#src/features/products/product-kinds.ts'
import { dateShort } from '#src/lib/dates.ts'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
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
  const own = enquiries.data?.filter((each) => each.kind === kind) ?? []
  const open = own.find(isEnquiryOpen)
  // What a lender has is shown whole as long as nothing newer was sent.
  const shown = open ?? (own[0]?.status === 'passed' ? own[0] : undefined)
  const earlier = own.filter((each) => each !== shown)
  return (
    <div className="wrap-c main narrow">
      <PageTitle lead={t('lead')}>{t(`title.${kind}`)}</PageTitle>
      <Loaded query={enquiries} failed={t('failed')} space="mt20" waiting={<WaitingCard />}>
        {() => {
          if (!shown && !offered) return <Navigate to={pathTo(enquiryPage(kind))} replace />
          return (
            <>
              {shown && <OpenEnquiry enquiry={shown} />}
              {!open && offered && (
                <div className="card pad mt20">
                  {shown && <h2 className="h2">{t('another')}</h2>}
                  <div className={shown && 'mt16'}>
                    <EnquiryForm kind={kind} />
                  </div>
                </div>
              )}
            </>
          )
        }}
      </Loaded>
      {earlier.length > 0 && (
        <section className="mt24" aria-labelledby="earlier-title">
          <h2 className="h3" id="earlier-title">
            {t('closed')}
          </h2>
          <ul className="stack g8 mt8">
            {earlier.map((enquiry) => (
              <li key={enquiry.reference} className="sm">
                <EarlierEnquiry enquiry={enquiry} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** What became of one that is over, or that a lender has. */
function EarlierEnquiry({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTranslation('enquiry')
  const { reference, created_at, status, closed_at, close_reason, lender } = enquiry
  const values = { reference, date: dateShort(created_at) }
  if (status === 'passed') return t('passedRow', { ...values, lender: lender ?? '' })
  if (closed_at !== null && close_reason !== null)
    return t('closedWhy', { ...values, closed: dateShort(closed_at), reason: t(`reason.${close_reason}`) })
  return t('closedRow', { ...values, status: t(status === 'withdrawn' ? 'status.withdrawn' : 'status.closed') })
}
