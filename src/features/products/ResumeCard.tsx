import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { isFinal } from '#src/contract/entities/application.ts'
import { fieldsOfStep, missingForPersonalLoan, PERSONAL_LOAN_STEPS } from '#src/contract/entities/personal-loan-form.ts'
import { dateTime } from '#src/lib/format.ts'
import { call } from '#src/lib/http.ts'
import { QueryScope } from '#src/lib/QueryScope.tsx'
import { useSession } from '#src/lib/session-store.ts'
import { Icon } from '#src/ui/site/icons.tsx'

/** What is open, first on the page: the application with its status, or the form that was begun; nothing otherwise. */
export function ResumeCard() {
  return (
    <QueryScope>
      <OpenApplication />
    </QueryScope>
  )
}

function OpenApplication() {
  const { t } = useTranslation('products')
  const userId = useSession((session) => session.userId) ?? 0
  const formBegun = useSession(({ productType, user }) => productType === 'Personal Loans' && user?.pl_completed === 0)
  const applications = useQuery({
    queryKey: ['applications'],
    queryFn: async ({ signal }) => (await call('listApplications', { signal })).data,
  })
  const profile = useQuery({
    queryKey: ['resume', userId],
    queryFn: async ({ signal }) => (await call('getUser', { params: { id: String(userId) }, signal })).data,
    enabled: formBegun && userId > 0,
  })
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
  const open = applications.data?.find(({ status }) => !isFinal(status))
  if (open && open.status !== 'draft')
    return (
      <Resume
        to={`/user/application-status/${open.app_id}`}
        title={t('resume.sent', { lender: open.lender_name ?? '' })}
        detail={t('resume.saved', { at: dateTime(open.updated_at) })}
        action={t('resume.follow')}
      />
    )
  if (!open && !(formBegun && profile.data)) return null
  const missing = profile.data ? missingForPersonalLoan(profile.data) : []
  const done = PERSONAL_LOAN_STEPS.map(({ name }) => !fieldsOfStep(name).some((field) => missing.includes(field)))
  const current = done.indexOf(false)
  return (
    <Resume
      to="/user/user-detail"
      title={t('resume.draft')}
      detail={
        current >= 0 || !open
          ? t('resume.step', { step: Math.max(current, 0) + 1, of: done.length })
          : t('resume.saved', { at: dateTime(open.updated_at) })
      }
      action={t('resume.continue')}
      {...(current >= 0 ? { done } : {})}
    />
  )
}

type ResumeProps = { to: string; title: string; detail: string; action: string; done?: readonly boolean[] }

function Resume({ to, title, detail, action, done }: ResumeProps) {
  return (
    <Link className="card tint row mt20 resume" to={to}>
      <span className="grow">
        <span className="h3 block">{title}</span>
        <span className="sm mut block">{detail}</span>
        {done && (
          <span className="resume-lane mt12" aria-hidden="true">
            {done.map((isDone, step) => (
              <span key={step} className={isDone ? 'done' : undefined} />
            ))}
          </span>
        )}
      </span>
      <span className="btn pri small only-d">{action}</span>
      <span className="mut only-m">
        <Icon name="chevronRight" />
      </span>
    </Link>
  )
}
