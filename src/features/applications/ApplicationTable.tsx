import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ApplicationCare } from '#src/contract/entities/applications/application-care.ts'
import type { Application } from '#src/contract/entities/applications/application.ts'
import { dateShort } from '#src/lib/dates.ts'
import { rupees } from '#src/lib/format.ts'
import { LenderTile } from '#src/ui/money/LenderTile.tsx'
import { Icon } from '#src/ui/site/icons.tsx'
import { applicationPath } from './application-path.ts'
import { ApplicationBadge } from './ApplicationBadge.tsx'
import { ListedStanding } from './ListedStanding.tsx'

interface ApplicationTableProps {
  applications: readonly Application[]
  /** Undefined until they are known. */
  cares: readonly ApplicationCare[] | undefined
  selectedId: string
}

export function ApplicationTable({ applications, cares, selectedId }: ApplicationTableProps) {
  const { t } = useTranslation('applications')
  return (
    <div className="card status-card">
      <table className="tbl status-table">
        <caption className="sr">{t('title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('column.lender')}</th>
            <th scope="col">{t('column.application')}</th>
            <th scope="col" className="n">
              {t('column.amount')}
            </th>
            <th scope="col">{t('column.status')}</th>
            <th scope="col">{t('column.changed')}</th>
            <th scope="col">
              <span className="sr">{t('column.open')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {applications.map((application) => {
            const { app_id, lender_name, product_name, product_type, reference, amount, updated_at } = application
            const chosen = lender_name ?? product_name ?? null
            const name = chosen ?? t('noLender')
            return (
              <tr key={app_id} className={app_id === selectedId ? 'sel' : undefined}>
                <th scope="row">
                  <span className="row">
                    {chosen !== null && <LenderTile name={chosen} small />}
                    <span className={chosen === null ? 'mut' : 'b'}>{name}</span>
                  </span>
                </th>
                <td>
                  {product_name && product_name !== name ? product_name : t(`productName.${product_type}`)}
                  <span className="mut xs block">{reference}</span>
                </td>
                <td className="n">{amount === null ? '–' : rupees(amount)}</td>
                <td>
                  <ApplicationBadge application={application} />
                  {app_id !== selectedId && <ListedStanding application={application} cares={cares} />}
                </td>
                <td className="mut nowrap">{dateShort(updated_at)}</td>
                <td className="open">
                  <Link
                    className="ibtn"
                    to={applicationPath(app_id)}
                    aria-label={t('open', { lender: name, reference })}
                    aria-current={app_id === selectedId ? 'true' : undefined}
                    preventScrollReset
                  >
                    <Icon name="chevronRight" />
                  </Link>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
