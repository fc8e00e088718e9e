import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ApplicationCare } from '#src/contract/entities/applications/application-care.ts'
import type { Application } from '#src/contract/entities/applications/application.ts'
import { dateShort } from '#src/lib/dates.ts'
import { Icon } from '#src/ui/site/icons.tsx'
import { applicationPath } from './application-path.ts'
import { ApplicationBadge } from './ApplicationBadge.tsx'
import { ApplicationHead } from './ApplicationHead.tsx'
import { ListedStanding } from './ListedStanding.tsx'

interface ApplicationCardsProps {
  applications: readonly Application[]
  /** Undefined until they are known. */
  cares: readonly ApplicationCare[] | undefined
  selectedId: string
  /** What stands in the open card. */
  detail: ReactNode
}

/** Phones: the chosen application open, the others as cards that open on a tap. */
export function ApplicationCards({ applications, cares, selectedId, detail }: ApplicationCardsProps) {
  const { t } = useTranslation('applications')
  return (
    <ul className="stack g16">
      {applications.map((application) =>
        application.app_id === selectedId ? (
          <li key={application.app_id} className="card pad-s">
            {detail}
          </li>
        ) : (
          <li key={application.app_id} className="card pad-s">
            <Link
              className="status-link"
              to={applicationPath(application.app_id)}
              aria-label={t('open', {
                lender: application.lender_name ?? application.product_name ?? t('noLender'),
                reference: application.reference,
              })}
            >
              <div className="row">
                <ApplicationHead application={application} />
                <Icon name="chevronRight" />
              </div>
              <div className="row between mt12">
                <ApplicationBadge application={application} />
                <span className="xs mut">{dateShort(application.updated_at)}</span>
              </div>
            </Link>
            <ListedStanding application={application} cares={cares} />
          </li>
        ),
      )}
    </ul>
  )
}
