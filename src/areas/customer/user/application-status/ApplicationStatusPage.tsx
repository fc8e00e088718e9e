import '#src/ui/page/customer-screens.css'
import '#src/features/applications/applications.css'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { needsProfileAlone } from '#src/contract/entities/shared/loan-products.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { ApplicationCards } from '#src/features/applications/ApplicationCards.tsx'
import { ApplicationDetail } from '#src/features/applications/ApplicationDetail.tsx'
import { ApplicationTable } from '#src/features/applications/ApplicationTable.tsx'
import { DeclinedPanel } from '#src/features/applications/DeclinedPanel.tsx'
import { useApplicationCare, useApplications, useNewApplication } from '#src/features/applications/hooks.ts'
import { sentFirst } from '#src/features/applications/status-steps.ts'
import { ConsentList } from '#src/features/consents/ConsentList.tsx'
import { StatementFile } from '#src/features/offers/statement/StatementFile.tsx'
import { productsPath } from '#src/lib/boot.ts'
import { dateTime } from '#src/lib/dates.ts'
import { useSession } from '#src/lib/session/session.ts'
import { toastError } from '#src/lib/toast.ts'
import { EmptyState } from '#src/ui/page/EmptyState.tsx'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { PageTitle } from '#src/ui/page/PageTitle.tsx'
import { TitleRow } from '#src/ui/page/TitleRow.tsx'
import { Button, LinkButton } from '#src/ui/site/Button.tsx'
import { Icon } from '#src/ui/site/icons.tsx'
import { Note } from '#src/ui/site/Note.tsx'
import { useWide } from '#src/ui/use-wide.ts'

/** Every application with its timeline. */
export function ApplicationStatusPage() {
  const { t } = useTranslation('applications')
  const { appId } = useParams()
  const navigate = useNavigate()
  const wide = useWide()
  const applications = useApplications()
  const { data, dataUpdatedAt } = applications
  const another = useNewApplication()
  const cares = useApplicationCare(data).data
  const productType = useSession((session) => session.productType)
  const listed = data && sentFirst(data)
  const selected = listed?.find(({ app_id }) => app_id === appId) ?? listed?.[0]
  // The open one tells of itself.
  const refused = selected?.status === 'rejected' ? undefined : listed?.find(({ status }) => status === 'rejected')

  const onNew = () => {
    if (another.isPending) return
    // Other products begin with questions of their own.
    if (!needsProfileAlone(productType)) return void navigate(productsPath())
    another.mutate(undefined, { onSuccess: () => void navigate(pathTo('offers')), onError: toastError })
  }
  const detail = selected && (
    <ApplicationDetail application={selected} care={cares?.find(({ app_id }) => app_id === selected.app_id) ?? null}>
      {selected.proposal_number !== null && (
        <div className="mt20">
          <StatementFile number={selected.proposal_number} inline>
            {t('statement', { number: selected.proposal_number })}
          </StatementFile>
        </div>
      )}
      {selected.status !== 'draft' && (
        <ConsentList appId={selected.app_id} lender={selected.lender_name ?? selected.product_name ?? ''} />
      )}
    </ApplicationDetail>
  )
  const newButton = (
    <Button look="secondary" full={!wide} busy={another.isPending} onClick={onNew}>
      <Icon name="plus" />
      {t('new')}
    </Button>
  )
  return (
    <div className="wrap-c main">
      <TitleRow beside={wide && data && data.length > 0 && newButton}>
        <PageTitle>{t('title')}</PageTitle>
      </TitleRow>
      {data && data.length > 0 && (
        <p className="mut sm mt4">
          {t('updated', { at: dateTime(new Date(dataUpdatedAt).toISOString()) })} {t('lead')}
        </p>
      )}
      <Loaded
        query={applications}
        failed={data ? t('stale', { at: dateTime(new Date(dataUpdatedAt).toISOString()) }) : t('failed')}
        space="mt16"
        waiting={
          <div className="stack g16 mt20 waits" aria-busy="true">
            <p role="status" className="sr">
              {t('common:loading')}
            </p>
            {[0, 1, 2].map((line) => (
              <div key={line} className="card pad" aria-hidden="true">
                <span className="sk sk-line" />
              </div>
            ))}
          </div>
        }
        empty={
          <EmptyState icon="document" title={t('empty.title')} text={t('empty.text')}>
            <LinkButton to={pathTo('offers')}>{t('empty.action')}</LinkButton>
          </EmptyState>
        }
      >
        {() => (
          <>
            {appId !== undefined && selected?.app_id !== appId && (
              <div className="mt16">
                <Note tone="warn" role="status">
                  {t('unknown')}
                </Note>
              </div>
            )}
            {listed && selected && (
              <div className={wide ? 'two mt20' : 'mt20'}>
                <div className="stack g16">
                  {wide ? (
                    <ApplicationTable applications={listed} cares={cares} selectedId={selected.app_id} />
                  ) : (
                    <ApplicationCards
                      applications={listed}
                      cares={cares}
                      selectedId={selected.app_id}
                      detail={detail}
                    />
                  )}
                  {!wide && newButton}
                  {refused && <DeclinedPanel lender={refused.lender_name ?? t('noLender')} application={refused} />}
                </div>
                {wide && <aside className="card pad status-aside">{detail}</aside>}
              </div>
            )}
          </>
        )}
      </Loaded>
    </div>
  )
}
