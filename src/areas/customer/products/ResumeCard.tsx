import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { isFinal } from '#src/contract/entities/applications/application-status.ts'
import type { Application } from '#src/contract/entities/applications/application.ts'
import { DEFAULT_PRODUCT, isLoanProduct, needsProfileAlone } from '#src/contract/entities/shared/loan-products.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { startPath } from '#src/contract/product-paths.ts'
import { kindOf } from '#src/features/products/kind-of.ts'
import { dateTime } from '#src/lib/dates.ts'
import { QueryScope } from '#src/lib/http/QueryScope.tsx'
import { useSession } from '#src/lib/session/session-store.ts'
import { Icon } from '#src/ui/site/icons.tsx'
import { WaitingCard } from '#src/ui/site/WaitingCard.tsx'
import { DraftCard } from './DraftCard.tsx'
import { useListedApplications } from './hooks.ts'
import { ResumeLink } from './ResumeLink.tsx'

const MOST = 3

/** What is open, first on the page: applications with their status, and forms that were begun; nothing otherwise. */
export function ResumeCard() {
  return (
    <QueryScope>
      <OpenApplications />
    </QueryScope>
  )
}

function OpenApplications() {
  const { t } = useTranslation('products')
  const userId = useSession((session) => session.userId) ?? 0
  const chosen = useSession(({ productType }) => needsProfileAlone(productType))
  const formOpen = useSession(({ user }) => user?.pl_completed === 0)
  const applications = useListedApplications()
  if (applications.isError)
    return (
      <p className="note warn mt20" role="status">
        <Icon name="info" />
        <span>
          {t('resume.error')}{' '}
          <button type="button" className="textlink" onClick={() => void applications.refetch()}>
            {t('resume.retry')}
          </button>
        </span>
      </p>
    )
  if (!applications.data) return userId > 0 ? <WaitingCard /> : null
  const open = applications.data.filter(({ status }) => !isFinal(status))
  const hasPersonal = open.some(({ product_type }) => needsProfileAlone(product_type))
  // Another device knows of no choice; the account has the answers. Those of another product's form are greeted by its application.
  const mayHaveBegun = chosen || applications.data.length === 0
  return (
    <>
      {open.slice(0, MOST).map((application) => (
        <OpenApplication key={application.app_id} application={application} />
      ))}
      {formOpen && mayHaveBegun && !hasPersonal && (
        <DraftCard product={DEFAULT_PRODUCT} application={null} chosen={chosen} />
      )}
      {open.length > MOST && (
        <p className="mt12">
          <Link className="link" to={pathTo('applicationStatus')}>
            {t('resume.all')}
            <Icon name="arrowRight" size={18} />
          </Link>
        </p>
      )}
    </>
  )
}

function OpenApplication({ application }: { application: Application }) {
  const { t } = useTranslation('products')
  const { app_id, lender_name, product_type, status, updated_at } = application
  const loan = t(`resume.loan.${kindOf(product_type)}`)
  const saved = t('resume.saved', { at: dateTime(updated_at) })
  if (status !== 'draft')
    return (
      <ResumeLink
        to={pathTo('applicationStatus', { appId: app_id })}
        of={application}
        title={lender_name === null ? t('resume.sentProduct', { loan }) : t('resume.sent', { lender: lender_name })}
        detail={saved}
        action={t('resume.follow')}
      />
    )
  if (isLoanProduct(product_type)) return <DraftCard product={product_type} application={application} />
  return (
    <ResumeLink
      to={startPath(product_type)}
      of={application}
      title={t('resume.draft', { loan })}
      detail={saved}
      action={t('resume.continue')}
    />
  )
}
